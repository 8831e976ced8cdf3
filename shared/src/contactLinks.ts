/** Opens WhatsApp with a prefilled text; the person sends it. The number is international, in any spelling. */
export function whatsappLink(number: string, text: string): string {
  // Half a surrogate pair (a cut emoji) can't be encoded, so it becomes the replacement character.
  const encodable = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(encodable)}`;
}

/** Dials a number as printed: "tel:+254700000000". */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
