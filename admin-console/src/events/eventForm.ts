import type { EventInput } from '@venue/shared/graphql';
import { isIsoDate, minutesOf } from '@venue/shared/rules';
import type { AdminEvent, EventStatus, StoredStatus } from '@venue/shared/types';
import { wholeNumber } from '../records/savedAs';
import type { RecordForm } from '../records/useRecordForm';
import { eventsResource } from './eventsResource';
import { eventsScreen } from './eventsScreen';
import { parseNumber } from '../records/parseNumber';

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

/** The form of a new event (requirements 3, Event). */
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

/** No validation; price becomes a number, capacity a whole one (requirements 5, Admin events). */
export function toInput({ image, price, capacity, ...rest }: EventFormValues): EventInput {
  return {
    ...rest,
    image: image.trim() || null,
    price: parseNumber(price),
    capacity: wholeNumber(capacity),
  };
}

export const eventForm = {
  resource: eventsResource,
  listPath: eventsScreen.path,
  labels: {
    title: 'Title',
    description: 'Description',
    date: 'Date',
    time: 'Time',
    price: 'Price (KSh)',
    capacity: 'Capacity',
    image: 'Image URL',
    status: 'Status',
  },
  toFormValues,
  toInput,
} satisfies RecordForm<AdminEvent, EventFormValues, EventInput>;

/** A calendar and a clock drop what they can't read, so whatever else is stored is edited as text. */
export const dateControl = (date: string) => (date === '' || isIsoDate(date) ? 'date' : 'text');
export const timeControl = (time: string) => (time === '' || minutesOf(time) !== null ? 'time' : 'text');
