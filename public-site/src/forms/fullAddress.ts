import type { User } from '@venue/shared/types';

/** Whether one of an address's parts is the city or ends with it: "00100 Nairobi", not "Nairobi West". */
function namesCity(address: string, city: string): boolean {
  const wanted = city.toLowerCase();
  const parts = address.toLowerCase().split(',');
  return parts.some((part) => ` ${part.trim()}`.endsWith(` ${wanted}`));
}

/** Where the venue brings it: the saved street and city in one line, the city once. */
export function fullAddress(user: Pick<User, 'address' | 'city'>): string {
  const address = user.address.trim();
  const city = user.city.trim();
  if (address === '' || city === '') return address || city;
  return namesCity(address, city) ? address : `${address}, ${city}`;
}
