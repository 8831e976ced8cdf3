import { formErrors, personProblems, type FormErrors } from '@venue/shared/rules';

/** The text of the form by control (requirements 3, Forms). */
export interface CustomerForm {
  name: string;
  email: string;
  phone: string;
  address: string;
  notes: string;
}

/** Cart page: name, email and phone are required, the address is optional (requirements 5, Cart page). */
export function checkCustomer(form: CustomerForm): FormErrors<CustomerForm> {
  return formErrors(personProblems(form));
}
