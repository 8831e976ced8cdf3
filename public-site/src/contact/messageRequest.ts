import type { RequestDraft } from '@venue/shared/requests';
import type { ContactForm } from './checkContact';

/** What a message asks the venue for. */
export const messageRequest = ({ subject, message, name, email, phone }: ContactForm): RequestDraft => ({
  kind: 'message',
  title: subject,
  opening: 'I have a message for you.',
  details: [
    { label: 'Subject', value: subject },
    { label: 'Message', value: message },
    { label: 'Name', value: name },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
  ],
});
