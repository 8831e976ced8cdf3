import { newTab, whatsappLink } from '@venue/shared/contact-links';
import { ButtonAnchor, Icon, Panel, PanelTitle, type Elements } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import { useId } from 'react';
import { requestText } from '../forms/requestText';
import { ContactLines } from './ContactLines';

interface ContactCardProps {
  title: string;
  /** First line of the WhatsApp message. */
  opening: string;
  /** More content, such as the hours. */
  children?: Elements;
}

/** Contact details beside a form. */
export function ContactCard({ title, opening, children }: ContactCardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>{title}</PanelTitle>
      <ContactLines />
      {children}
      <ButtonAnchor {...newTab(whatsappLink(VENUE.whatsappNumber, requestText(opening, [])))} tone="quiet">
        <Icon name="chat" />
        WhatsApp
      </ButtonAnchor>
    </Panel>
  );
}
