import { eventFields } from '../entities';
import type { AdminEvent } from '../types';
import { readerOf, readRows } from './reading';
import { reservationEntity } from './reservations';
import { stallEntity } from './stalls';

const readEvent = readerOf<AdminEvent>(eventFields);
const [readReservation, readStall] = [reservationEntity.read, stallEntity.read];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('rows from a server', () => {
  it('rows with missing fields are completed so that the console can show them', () => {
    expect(readEvent({ id: 7, title: 'Jazz', price: '1500' })).toEqual({
      id: '7',
      title: 'Jazz',
      date: '',
      time: '',
      description: '',
      image: null,
      price: 1500,
      capacity: 0,
      status: 'upcoming',
    });
    expect(readReservation({ id: 'RES-1', guests: 'many', status: 'confirmed', phone: 254 })).toMatchObject({
      guests: 0,
      status: 'confirmed',
      phone: '254',
      name: null,
    });
    expect(
      readStall({ id: '1', amenities: [1, '2'], images: null, menuHighlights: [{ id: 3 }] }),
    ).toMatchObject({
      amenities: ['1', '2'],
      images: [],
      menuHighlights: [{ id: '3', name: '', price: 0 }],
    });
  });

  it.each([
    ['postponed', 'postponed'],
    ['UPCOMING', 'UPCOMING'],
    [null, 'upcoming'],
    ['', 'upcoming'],
  ])('the status %p of another server is read as %p', (status, word) => {
    expect(readEvent({ id: '1', status })?.status).toBe(word);
  });

  it.each([
    ['2030-05-01T08:00:00Z', '2030-05-01T08:00:00Z'],
    [0, '1970-01-01T00:00:00.000Z'],
    [1e20, ''],
    [null, ''],
  ])('the timestamp %p is read as %p', (createdAt, text) => {
    expect(readReservation({ id: '1', createdAt })?.createdAt).toBe(text);
  });

  it('rows without an id are left out and logged', () => {
    expect(readRows([{ id: '1' }, null, {}, { id: '' }, 'x'], readEvent)).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith('GraphQL: 4 unreadable rows left out.');
  });

  it.each([undefined, {}, 'events', 3])('the answer %p is not read as a list of rows', (raw) => {
    expect(readRows(raw, readEvent)).toBeNull();
  });
});
