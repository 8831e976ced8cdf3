import { formErrors, missing, nameProblem, phoneProblem, type FormErrors } from '@venue/shared/rules';

/** The text of the form by control (requirements 3, Forms). */
export interface DeliveryForm {
  name: string;
  phone: string;
  address: string;
  instructions: string;
}

/** Order page: name, phone and address are required (requirements 5, Order page). */
export function checkDelivery(form: DeliveryForm): FormErrors<DeliveryForm> {
  return formErrors({
    name: nameProblem(form.name),
    phone: phoneProblem(form.phone),
    address: missing(form.address, 'Enter the delivery address'),
  });
}
