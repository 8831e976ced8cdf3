const isFixed = (address) => !address.includes(':');
const partsOf = (address) => address.replace(/\/+$/, '').split('/');
/** A word that can't be decoded, such as half of one in a link that was cut, is taken as it stands, as browsers' routers do. */
function decoded(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
const hasSlash = (word) => word.includes('/');

/**
 * Finds whose page a requested path is: case and slashes at the end don't count, ids of patterns stay as they are. An address
 * without ids goes before patterns; of two that are alike the first one counts.
 * @param {Iterable<string>} known Addresses and patterns such as `/events/:id`.
 * @returns {(requested: string) => { known: string, address: string } | null} Takes the path as it stands in the request, still
 *   encoded. Gives the matching one of `known`, and the page's one address. It begins with a word of ours, so a redirect to
 *   it never leaves the site.
 */
export function addressFinder(known) {
  const fixed = new Map();
  const patterns = [];
  for (const address of known) {
    if (!isFixed(address)) patterns.push({ address, parts: partsOf(address) });
    else {
      const key = partsOf(address).join('/').toLowerCase();
      if (!fixed.has(key)) fixed.set(key, address);
    }
  }
  const fits = (words) => (candidate) =>
    candidate.parts.length === words.length &&
    candidate.parts.every((part, index) =>
      part.startsWith(':') ? words[index] !== '' : part.toLowerCase() === words[index],
    );
  return (requested) => {
    const given = partsOf(requested);
    const words = given.map((word) => decoded(word).toLowerCase());
    const page = words.some(hasSlash) ? undefined : fixed.get(words.join('/'));
    if (page) return { known: page, address: page };
    const pattern = patterns.find(fits(words));
    if (!pattern) return null;
    const address = pattern.parts.map((part, index) => (part.startsWith(':') ? given[index] : part));
    return { known: pattern.address, address: address.join('/') };
  };
}
