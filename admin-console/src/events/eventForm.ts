import type { EventInput } from '@venue/shared/graphql';
import { isIsoDate, minutesOf, parseNumber } from '@venue/shared/rules';
import type { AdminEvent, EventStatus, StoredStatus } from '@venue/shared/types';

/** What stands in the form. */
export interface EventFormValues {
  title: string;
  date: string;
  time: string;
  description: string;
  image: string;
  price: string;
  capacity: string;
  status: StoredStatus<EventStatus>;
}

/** Spec 3: a new event's form. */
const NEW_EVENT: EventFormValues = {
  title: '',
  date: '',
  time: '',
  description: '',
  image: '',
  price: '0',
  capacity: '0',
  status: 'upcoming',
};

export function toFormValues(event: AdminEvent | null): EventFormValues {
  if (!event) return NEW_EVENT;
  const { title, date, time, description, image, price, capacity, status } = event;
  return {
    title,
    date,
    time,
    description,
    image: image ?? '',
    price: String(price),
    capacity: String(capacity),
    status,
  };
}

/** Spec 5: no validation; price and capacity are converted to numbers, a capacity to a whole one. */
export function toInput({ image, price, capacity, ...rest }: EventFormValues): EventInput {
  return {
    ...rest,
    image: image.trim() || null,
    price: parseNumber(price),
    capacity: Math.trunc(parseNumber(capacity)),
  };
}

/** A calendar and a clock drop what they can't read, so whatever else is stored is edited as text. */
export const dateControl = (date: string) => (date === '' || isIsoDate(date) ? 'date' : 'text');
export const timeControl = (time: string) => (time === '' || minutesOf(time) !== null ? 'time' : 'text');
