import { eventFields } from '@venue/shared/entities';
import type { AdminEvent } from '@venue/shared/types';
import { formOf } from './fieldForm';
import { dateControl, timeControl } from './formFields';

const { toFormValues, toInput } = formOf<AdminEvent>()(eventFields);

const event: AdminEvent = {
  id: '1',
  title: 'Jazz',
  date: '2030-05-10',
  time: '19:00',
  description: 'D',
  image: 'https://a/b.jpg',
  price: 1500,
  capacity: 50,
  status: 'upcoming',
};

describe('the event form', () => {
  it('the form of a new event is empty, with price 0, capacity 0 and status upcoming', () => {
    expect(toInput(toFormValues(null))).toEqual({
      title: '',
      date: '',
      time: '',
      description: '',
      image: null,
      price: 0,
      capacity: 0,
      status: 'upcoming',
    });
  });

  it('the form of an event gives back what it was filled with', () => {
    const { id, ...rest } = event;
    expect(toInput(toFormValues(event))).toEqual(rest);
    expect(id).toBe('1');
  });

  // decisions, Admin forms without validation
  it.each(['0261-06-01', '9999-12-31'])('the form takes the date %s as it was typed', (date) => {
    expect(toInput({ ...toFormValues(event), date }).date).toBe(date);
    expect(dateControl(date)).toBe('date');
  });

  it.each([
    ['', 0, 0],
    ['abc', 0, 0],
    ['12.5', 12.5, 12],
    ['1500', 1500, 1500],
  ])('the form of an event reads %p as the price %d and the capacity %d', (typed, price, capacity) => {
    expect(toInput({ ...toFormValues(event), price: typed, capacity: typed })).toMatchObject({
      price,
      capacity,
    });
  });

  it("a date or time that a calendar or clock can't read is edited as text", () => {
    expect([dateControl(''), dateControl('2030-05-10'), dateControl('Every Friday')]).toEqual([
      'date',
      'date',
      'text',
    ]);
    expect([timeControl(''), timeControl('19:00'), timeControl('7 PM')]).toEqual(['time', 'time', 'text']);
  });
});
