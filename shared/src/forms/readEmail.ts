// decisions, Formats
const BASE = 36;
const PREFIX = 'xn--';

/** The value of a digit of Punycode: a to z, then 0 to 9. */
function digitOf(character: string): number {
  const value = parseInt(character, BASE);
  if (Number.isNaN(value)) throw new RangeError(`"${character}" is no digit of Punycode.`);
  return (value + 26) % BASE;
}

/** RFC 3492, 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > 455; bias += BASE) rest = Math.floor(rest / 35);
  return bias + Math.floor((36 * rest) / (rest + 38));
}

/** RFC 3492, 6.2. Throws for a text that is no Punycode. */
function decode(encoded: string): string {
  const split = encoded.lastIndexOf('-');
  const characters = [...encoded.slice(0, Math.max(split, 0))];
  let code = 128;
  let position = 0;
  let bias = 72;
  for (let at = split + 1; at < encoded.length; position += 1) {
    const before = position;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(encoded.charAt(at));
      at += 1;
      position += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = characters.length + 1;
    bias = adapt(position - before, length, before === 0);
    code += Math.floor(position / length);
    position %= length;
    characters.splice(position, 0, String.fromCodePoint(code));
  }
  return characters.join('');
}

function readable(label: string): string {
  if (!label.startsWith(PREFIX)) return label;
  try {
    return decode(label.slice(PREFIX.length)) || label;
  } catch {
    return label;
  }
}

/**
 * An e-mail address as the visitor typed and sees it, without what a paste brings that nobody sees. The value of an e-mail field has the letters beyond ASCII of its
 * domain in Punycode ("xn--bcher-kva.de" for "bücher.de") in some browsers.
 */
export function readEmail(text: string): string {
  const value = text.replace(/\p{Cf}/gu, '');
  const at = value.lastIndexOf('@') + 1;
  return value.slice(0, at) + value.slice(at).split('.').map(readable).join('.');
}
