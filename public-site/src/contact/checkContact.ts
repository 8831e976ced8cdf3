import { emailProblem, formErrors, missing, nameProblem, type FormErrors } from '@venue/shared/rules';

/** The form with nothing typed: a text for each control (requirements 3, Forms). */
export const EMPTY_MESSAGE = { name: '', email: '', phone: '', subject: '', message: '' };
export type ContactForm = typeof EMPTY_MESSAGE;

/** Contact: name, email, subject and message are required, the phone is optional (requirements 5, Contact). */
export function checkContact(form: ContactForm): FormErrors<ContactForm> {
  return formErrors({
    name: nameProblem(form.name),
    email: emailProblem(form.email),
    subject: missing(form.subject, 'Enter a subject'),
    message: missing(form.message, 'Write your message'),
  });
}
