import { newTab, whatsappLink } from '@venue/shared/contact-links';
import { ButtonAnchor, ConfirmationPanel, Icon, type Elements } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { ReactNode } from 'react';
import { requestText, type RequestDetail } from './requestText';

interface RequestConfirmationProps {
  title: string;
  /** Text about what happens next. */
  next: ReactNode;
  /** First line of the prefilled message: "I would like to book a table." */
  opening: string;
  /** The details of the request; those without a value are left out. */
  details: readonly RequestDetail[];
  /** More actions, such as Add to calendar. */
  children?: Elements;
}

/**
 * Confirms a request: its details, what happens next, and a WhatsApp message with which the person sends it to the
 * venue. Pass a `key` that changes with every request, so that the heading takes the focus again.
 */
export function RequestConfirmation({ title, next, opening, details, children }: RequestConfirmationProps) {
  const filled = details.filter(({ value }) => value !== '');
  return (
    <ConfirmationPanel title={title} next={next} summary={filled}>
      <ButtonAnchor {...newTab(whatsappLink(VENUE.whatsappNumber, requestText(opening, filled)))}>
        <Icon name="chat" />
        Send on WhatsApp
      </ButtonAnchor>
      {children}
    </ConfirmationPanel>
  );
}
