// decisions, Telling a guest
import { mailLink, newTab, smsLink, telLink, whatsappLink } from '@venue/shared/contact-links';
import { isEmail } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import type { Way } from '../hostNotes';
import { guestMessage, type Message } from './guestMessage';

const KENYA = '254';

/**
 * The international digits of a phone number as guests write it, "0700 000 101" or "+254 700 000 101"; null where it can't
 * be one.
 */
export function internationalDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 9 || digits.length > 15) return null;
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return KENYA + digits.slice(1);
  return digits.length === 9 ? KENYA + digits : digits;
}

interface WayToTell {
  way: Way;
  /** Properties of the link that opens the host's own app with the text filled in. */
  link: { href: string };
}

/** The ways to tell the guest of a booking, by the phone number and the e-mail address that it has. */
export function waysToTell(about: Message, booking: AdminReservation): WayToTell[] {
  const message = guestMessage(about, booking);
  const digits = internationalDigits(booking.phone ?? '');
  const email = booking.email ?? '';
  return [
    ...(digits
      ? [
          { way: 'whatsapp' as const, link: newTab(whatsappLink(digits, message.body)) },
          { way: 'sms' as const, link: { href: smsLink(`+${digits}`, message.body) } },
          // A reminder is said as quickly as it is sent.
          ...(about === 'reminder' ? [{ way: 'call' as const, link: { href: telLink(`+${digits}`) } }] : []),
        ]
      : []),
    ...(isEmail(email) ? [{ way: 'email' as const, link: { href: mailLink(email, message) } }] : []),
  ];
}
