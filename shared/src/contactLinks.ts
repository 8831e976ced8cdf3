/** WhatsApp link with a prefilled text, which the person sends. The number is international, in any spelling. */
export function whatsappLink(number: string, text: string): string {
  // `encodeURIComponent` throws on half a surrogate pair (a cut emoji), so it becomes the replacement character.
  const encodable = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(encodable)}`;
}

/** Link that dials a number as printed: "tel:+254700000000". */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** The address of another site as properties of a link, which opens it in a new tab. */
export const newTab = (href: string) => ({ href, target: '_blank', rel: 'noreferrer' }) as const;
