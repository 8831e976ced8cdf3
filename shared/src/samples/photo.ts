import { EXTERNAL_HOSTS } from '../externalHosts';

/** URL of a picture of the public photo service in the size of a card. */
export function photo(id: string): string {
  return `${EXTERNAL_HOSTS.photos}/photo-${id}?auto=format&fit=crop&w=800&q=70`;
}
