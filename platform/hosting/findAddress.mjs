const isFixed = (address) => !address.includes(':');

/**
 * Whose page a requested path is: case and slashes at the end don't count, ids of patterns stay as they are.
 * @param {string} requested The path as it stands in the request, still encoded.
 * @param {string[]} known Addresses and patterns such as `/events/:id`.
 * @returns {{ known: string, address: string } | null} The matching one of `known`, and the page's one address. It
 *   begins with a word of ours, so a redirect to it never leaves the site.
 */
export function findAddress(requested, known) {
  const given = requested.replace(/\/+$/, '').split('/');
  let words;
  try {
    words = given.map((word) => decodeURIComponent(word).toLowerCase());
  } catch {
    return null;
  }
  const fits = (candidate) => {
    const parts = candidate.replace(/\/$/, '').split('/');
    return (
      parts.length === words.length &&
      parts.every((part, index) =>
        part.startsWith(':') ? words[index] !== '' : part.toLowerCase() === words[index],
      )
    );
  };
  const found = known.filter(isFixed).find(fits) ?? known.find(fits);
  if (!found) return null;
  const address = found.split('/').map((part, index) => (part.startsWith(':') ? given[index] : part));
  return { known: found, address: address.join('/') };
}
