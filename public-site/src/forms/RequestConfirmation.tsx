import { whatsappLink } from '@venue/shared/contact-links';
import { ButtonAnchor, ConfirmationPanel, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { ReactNode } from 'react';
import { requestText, type RequestDetail } from './requestText';

interface RequestConfirmationProps {
  title: string;
  /** What happens next. */
  next: ReactNode;
  /** First line of the prefilled message: "I would like to book a table." */
  opening: string;
  /** What was asked for; empty values are left out. */
  details: readonly RequestDetail[];
  /** More to do: Add to calendar. */
  children?: ReactNode;
}

/**
 * Confirms a request: what was asked for, what happens next, and the message that brings it to the venue on WhatsApp when the
 * person sends it. Give it a `key` that changes with every request, so that its heading takes the focus again.
 */
export function RequestConfirmation({ title, next, opening, details, children }: RequestConfirmationProps) {
  const filled = details.filter(({ value }) => value !== '');
  return (
    <ConfirmationPanel title={title} next={next} summary={filled}>
      <ButtonAnchor
        href={whatsappLink(VENUE.whatsappNumber, requestText(opening, filled))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        Send on WhatsApp
      </ButtonAnchor>
      {children}
    </ConfirmationPanel>
  );
}
