import { emailProblem, formErrors, missing, nameProblem, type FormErrors } from '@venue/shared/rules';

/** The text of the form by control (requirements 3, Forms). */
export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** Contact: name, email, subject and message are required, the phone is optional (requirements 5, Contact). */
export function checkContact(form: ContactForm): FormErrors<ContactForm> {
  return formErrors({
    name: nameProblem(form.name),
    email: emailProblem(form.email),
    subject: missing(form.subject, 'Enter a subject'),
    message: missing(form.message, 'Write your message'),
  });
}
