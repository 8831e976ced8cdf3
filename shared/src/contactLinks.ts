/** `encodeURIComponent` throws on half a surrogate pair (a cut emoji), so it becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** WhatsApp link with a prefilled text, which the person sends. The number is international, in any spelling. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encode(text)}`;
}

/** Link that opens a prefilled text message. Older iPhones read what follows an `&` only. */
export function smsLink(phone: string, text: string): string {
  return `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encode(text)}`;
}

/** Link that opens a prefilled e-mail; lines end as RFC 6068 has it. */
export function mailLink(address: string, { subject, body }: { subject: string; body: string }): string {
  return `mailto:${encode(address.trim()).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body.replaceAll('\n', '\r\n'))}`;
}

/** Link that dials a number as printed: "tel:+254700000000". */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The address of another site as properties of a link, which opens it in a new tab. */
export const newTab = (href: string) => ({ href, target: '_blank', rel: 'noreferrer' }) as const;
