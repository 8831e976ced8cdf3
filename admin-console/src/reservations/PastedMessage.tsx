import { readBooking, type BookingWish } from '@venue/shared/booking-text';
import { Field, TextArea } from '@venue/shared/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NewReservationValues } from './reservationForm';

type Filled = Partial<NewReservationValues>;

/** What a guest's message says, by the fields of the form; the occasion stands with the wishes. */
function valuesOf({
  date,
  time,
  guests,
  name,
  email,
  phone,
  occasion,
  requests,
}: Partial<BookingWish>): Filled {
  const wishes = [occasion && `Occasion: ${occasion}`, requests].filter(Boolean).join('\n');
  const values: Filled = { date, time, guests, name, email, phone, specialRequests: wishes || undefined };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function told(message: string, filled: Filled, unread: readonly string[]) {
  if (message.trim() === '') return 'As our pages prepare it for WhatsApp, SMS and email.';
  const count = Object.keys(filled).length;
  const words = [
    count > 0
      ? `${count} ${count === 1 ? 'field' : 'fields'} filled in: please check.`
      : 'Nothing in it can be read.',
  ];
  return [...words, ...unread.map((line) => `Not read: ${line}.`)].join(' ');
}

/** A guest's message, pasted, fills in the form. */
export function PastedMessage({ form }: { form: UseFormReturn<NewReservationValues> }) {
  const [message, setMessage] = useState('');
  const { wish, unread } = readBooking(message);
  function read(text: string) {
    setMessage(text);
    for (const [name, value] of Object.entries(valuesOf(readBooking(text).wish)))
      form.setValue(name as keyof NewReservationValues, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
  }
  return (
    <Field label="Guest's message" optional hint={told(message, valuesOf(wish), unread)}>
      <TextArea data-optional rows={2} value={message} onChange={(event) => read(event.target.value)} />
    </Field>
  );
}
