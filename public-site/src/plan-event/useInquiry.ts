import { notify } from '@venue/shared/notify';
import { useState } from 'react';
import type { PackagedInquiry } from './inquiry';

/** Takes an inquiry in: nothing is sent, the visitor gets a confirmation. */
export function useInquiry() {
  const [sent, setSent] = useState<{ number: number; inquiry: PackagedInquiry } | null>(null);
  const inquire = (inquiry: PackagedInquiry) => {
    setSent((last) => ({ number: (last?.number ?? 0) + 1, inquiry }));
    notify.success('Event Inquiry Submitted!', { text: "We'll contact you within 24 hours." });
  };
  return { sent, inquire };
}
