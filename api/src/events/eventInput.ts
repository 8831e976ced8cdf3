import {
  type Check,
  date,
  pictureUrl,
  present,
  price,
  problemsOf,
  required,
  textOrNull,
  time,
  whole,
  type WithoutNull,
} from '../schema/checks';
import { builder } from '../schema/builder';
import { refuseProblems } from '../schema/errors';
import { eventStatus } from './eventTable';

export const EventStatus = builder.enumType('EventStatus', { values: eventStatus.enumValues });

export const CreateEventInput = builder.inputType('CreateEventInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    date: t.string({ required: true }),
    time: t.string({ required: true }),
    description: t.string({ required: true }),
    image: t.string(),
    price: t.float({ required: true }),
    capacity: t.int({ required: true }),
    status: t.field({ type: EventStatus, required: true }),
  }),
});

export const UpdateEventInput = builder.inputType('UpdateEventInput', {
  fields: (t) => ({
    title: t.string(),
    date: t.string(),
    time: t.string(),
    description: t.string(),
    image: t.string(),
    price: t.float(),
    capacity: t.int(),
    status: t.field({ type: EventStatus }),
  }),
});

type Input = typeof UpdateEventInput.$inferInput;
type Required = 'title' | 'date' | 'time' | 'description' | 'price' | 'capacity' | 'status';

const CHECKS: Record<keyof Input, Check> = {
  title: required('a title', 200),
  date,
  time,
  description: required('a description', 5000),
  image: pictureUrl(),
  price,
  capacity: whole('a capacity', 0, 100_000),
  status: present('a status'),
};

/**
 * The columns that an input sets.
 * @throws BAD_USER_INPUT with a sentence for each field.
 */
export function eventColumns<Given extends Input>(input: Given) {
  refuseProblems(problemsOf(CHECKS, input));
  return { ...(input as WithoutNull<Given, Required>), image: textOrNull(input.image) };
}
