import type { RequestDetail } from '@venue/shared/text';
import { Button, ConfirmationPanel, type Elements } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from './useConfirmation';
import { WhatsAppLink } from './WhatsAppLink';

interface RequestConfirmationProps {
  title: string;
  /** Text about what happens next. */
  next: ReactNode;
  request: {
    /** First line of the prefilled message: "I would like to book a table." */
    opening: string;
    /** Those without a value are left out. */
    details: readonly RequestDetail[];
  };
  confirmation: Confirmation;
  /** More actions, such as Add to calendar. */
  children?: Elements;
}

/**
 * Confirms a request: its details, what happens next, and a WhatsApp message with which the person sends it to the
 * venue. The heading takes the focus with every request, but not when the visitor comes back to the page.
 */
export function RequestConfirmation(props: RequestConfirmationProps) {
  const { title, next, request, confirmation, children } = props;
  const filled = request.details.filter(({ value }) => value !== '');
  return (
    <ConfirmationPanel
      key={confirmation.number}
      title={title}
      next={next}
      summary={filled}
      takesFocus={confirmation.number > 0}
    >
      <WhatsAppLink opening={request.opening} details={filled}>
        Send on WhatsApp
      </WhatsAppLink>
      {children}
      <Button tone="quiet" onClick={confirmation.close}>
        Done
      </Button>
    </ConfirmationPanel>
  );
}
