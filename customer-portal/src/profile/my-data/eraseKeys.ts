/** The seven keys and what was set aside of them (`orders.corrupt`, `orders.corrupt.2`), and the server's token. */
const OURS =
  /^(?:authToken|(?:user|orders|reservations|tickets|reviews|favorites|cart)(?:\.corrupt(?:\.\d+)?)?)$/;

/** Removes what the site keeps about a person; the theme and other people's keys stay. Null where nothing is kept. */
export function eraseKeys(storage: Storage | null) {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) if (OURS.test(key)) storage.removeItem(key);
}
