// decisions, Telling a guest
import { mailLink, newTab, smsLink, telLink, whatsappLink } from '@venue/shared/contact-links';
import { phoneNumber } from '@venue/shared/phone-number';
import { isEmail } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import type { Way } from '../hostNotes';
import { guestMessage, type Message } from './guestMessage';

interface WayToTell {
  way: Way;
  /** Properties of the link that opens the host's own app with the text filled in. */
  link: { href: string };
}

/** The ways to tell the guest of a booking, by the phone number and the e-mail address that it has. */
export function waysToTell(about: Message, booking: AdminReservation): WayToTell[] {
  const message = guestMessage(about, booking);
  const number = phoneNumber(booking.phone);
  const email = booking.email ?? '';
  return [
    ...(number
      ? [
          { way: 'whatsapp' as const, link: newTab(whatsappLink(number, message.body)) },
          { way: 'sms' as const, link: { href: smsLink(number, message.body) } },
          // A reminder is said as quickly as it is sent.
          ...(about === 'reminder' ? [{ way: 'call' as const, link: { href: telLink(number) } }] : []),
        ]
      : []),
    ...(isEmail(email) ? [{ way: 'email' as const, link: { href: mailLink(email, message) } }] : []),
  ];
}
