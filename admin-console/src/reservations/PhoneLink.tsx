import { styled } from 'styled-components';
import { orNotAvailable } from './orNotAvailable';

/** Two dozen pixels high for a finger, in a row of the height of its text. */
const Call = styled.a`
  display: inline-block;
  padding-block: 0.35rem;
  margin-block: -0.35rem;
`;

/** A guest's number, to be called by a press where it is one. */
export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  const number = phone?.replaceAll(/[^\d+]/g, '') ?? '';
  if (number.length < 5) return <span>{orNotAvailable(phone)}</span>;
  return <Call href={`tel:${number}`}>{phone}</Call>;
}
