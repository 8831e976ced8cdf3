import { newTab, whatsappLink } from '@venue/shared/contact-links';
import { requestText, type RequestDetail } from '@venue/shared/text';
import { ButtonAnchor, Icon } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';

interface WhatsAppLinkProps {
  /** First line of the prefilled message: "I would like to book a table." */
  opening: string;
  details?: readonly RequestDetail[];
  tone?: 'primary' | 'quiet';
  children: string;
}

/** Opens WhatsApp with a message to the venue. */
export function WhatsAppLink({ opening, details = [], tone = 'primary', children }: WhatsAppLinkProps) {
  return (
    <ButtonAnchor {...newTab(whatsappLink(VENUE.whatsappNumber, requestText(opening, details)))} tone={tone}>
      <Icon name="chat" />
      <span>{children}</span>
    </ButtonAnchor>
  );
}
