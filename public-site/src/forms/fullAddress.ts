import type { User } from '@venue/shared/types';

/** Whether a part of an address is the city or ends with it: "00100 Nairobi", but not "Nairobi West". */
function namesCity(address: string, city: string): boolean {
  const wanted = city.toLowerCase();
  const parts = address.toLowerCase().split(',');
  return parts.some((part) => ` ${part.trim()}`.endsWith(` ${wanted}`));
}

/** The saved street and city in one line, without repeating the city. */
export function fullAddress(user: Pick<User, 'address' | 'city'>): string {
  const address = user.address.trim();
  const city = user.city.trim();
  if (address === '' || city === '') return address || city;
  return namesCity(address, city) ? address : `${address}, ${city}`;
}
