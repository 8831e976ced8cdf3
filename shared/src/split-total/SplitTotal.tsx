import { useState } from 'react';
import { formatKsh, splitKsh } from '../rules';
import { countText } from '../text';
import { Field } from '../ui/primitives/field/Field';
import { Select } from '../ui/primitives/field/controls';
import * as S from './SplitTotal.styles';

/** Most people that a total is split between. */
const PEOPLE_MAX = 20;
const PEOPLE = Array.from({ length: PEOPLE_MAX }, (_, index) => index + 1);

const pay = (people: number, amount: number | undefined) =>
  `${people} ${people === 1 ? 'pays' : 'pay'} ${formatKsh(amount ?? 0)}`;

/** "Each pays KSh 350", or "1 pays KSh 334, 2 pay KSh 333" where shillings are left over. */
function splitText(amountKsh: number, people: number): string {
  const shares = splitKsh(amountKsh, people);
  const more = shares.filter((share) => share !== shares.at(-1)).length;
  if (more === 0) return `Each pays ${formatKsh(shares[0] ?? 0)}`;
  return `${pay(more, shares[0])}, ${pay(people - more, shares.at(-1))}`;
}

/** Splits a total in KSh between friends: a choice of how many, and what each of them pays. */
export function SplitTotal({ amount }: { amount: number }) {
  const [people, setPeople] = useState(1);
  return (
    <S.Root>
      <Field label="Split the total">
        <Select value={people} onChange={(event) => setPeople(Number(event.target.value))}>
          {PEOPLE.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'One person pays' : `Between ${countText(count, 'person', 'people')}`}
            </option>
          ))}
        </Select>
      </Field>
      <S.Shares role="status">{people > 1 && splitText(amount, people)}</S.Shares>
    </S.Root>
  );
}
