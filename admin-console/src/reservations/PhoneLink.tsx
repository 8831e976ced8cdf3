import { orNotAvailable } from './orNotAvailable';

/** A guest's number, to be called by a press where it is one. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const number = phone?.replaceAll(/[^\d+]/g, '') ?? '';
  if (number.length < 5) return <span>{orNotAvailable(phone)}</span>;
  return <a href={`tel:${number}`}>{phone}</a>;
}
