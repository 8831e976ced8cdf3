import { formErrors, personProblems, type FormErrors } from '@venue/shared/rules';

/** The form with nothing typed: a text for each control (requirements 3, Forms). */
export const EMPTY_CUSTOMER = { name: '', email: '', phone: '', address: '', notes: '' };
export type CustomerForm = typeof EMPTY_CUSTOMER;

/** Cart page: name, email and phone are required, the address is optional (requirements 5, Cart page). */
export function checkCustomer(form: CustomerForm): FormErrors<CustomerForm> {
  return formErrors(personProblems(form));
}
