import { Panel, PanelTitle, type Elements } from '@venue/shared/ui';
import { useId } from 'react';
import { WhatsAppLink } from '../forms/WhatsAppLink';
import { ContactLines } from './ContactLines';

interface ContactCardProps {
  title: string;
  /** First line of the WhatsApp message. */
  opening: string;
  /** More content, such as the hours. */
  children?: Elements;
}

export function ContactCard({ title, opening, children }: ContactCardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelTitle id={id}>{title}</PanelTitle>
      <ContactLines />
      {children}
      <WhatsAppLink opening={opening} tone="quiet">
        WhatsApp
      </WhatsAppLink>
    </Panel>
  );
}
