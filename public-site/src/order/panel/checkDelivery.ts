import { formErrors, missing, nameProblem, phoneProblem, type FormErrors } from '@venue/shared/rules';

/** The form with nothing typed: a text for each control (requirements 3, Forms). */
export const EMPTY_DELIVERY = { name: '', phone: '', address: '', instructions: '' };
export type DeliveryForm = typeof EMPTY_DELIVERY;

/** Order page: name, phone and address are required (requirements 5, Order page). */
export function checkDelivery(form: DeliveryForm): FormErrors<DeliveryForm> {
  return formErrors({
    name: nameProblem(form.name),
    phone: phoneProblem(form.phone),
    address: missing(form.address, 'Enter the delivery address'),
  });
}
