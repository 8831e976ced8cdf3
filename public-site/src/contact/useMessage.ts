import { notify } from '@venue/shared/notify';
import type { ContactForm } from '@venue/shared/types';
import { useState } from 'react';

/** Takes a message in: nothing is sent, the visitor gets a confirmation. */
export function useMessage() {
  const [message, setMessage] = useState<{ number: number; form: ContactForm } | null>(null);
  const send = (form: ContactForm) => {
    setMessage((last) => ({ number: (last?.number ?? 0) + 1, form }));
    notify.success('Message Sent!', { text: "We'll get back to you within 24 hours." });
  };
  return { message, send };
}
