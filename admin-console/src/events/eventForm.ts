// decisions, Admin forms without validation
import type { AdminEvent } from '@venue/shared/types';
import { EVENT_STATUSES } from '@venue/shared/types';
import {
  dateField,
  defineForm,
  longTextField,
  pictureField,
  priceField,
  statusField,
  textField,
  timeField,
  wholeField,
} from '../records/formFields';

/** The form of an event (requirements 3, Event): no validation (requirements 5, Admin events). */
export const eventForm = defineForm<AdminEvent>()({
  title: textField('Title', { isWide: true }),
  description: longTextField('Description'),
  date: dateField('Date'),
  time: timeField('Time'),
  price: priceField('Price (KSh)'),
  capacity: wholeField('Capacity'),
  image: pictureField('Image URL'),
  status: statusField(EVENT_STATUSES, 'upcoming'),
});
