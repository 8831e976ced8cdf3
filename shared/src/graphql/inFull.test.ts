import { inFull } from './inFull';

const LABELS = { date: 'date', guests: 'guests', wish: 'special requests' };
const booking = { id: 'RES-003', date: '2030-06-01', guests: 12, wish: 'Cake at 8' };

describe('what a change says in full', () => {
  it('is every field of a new record', () => {
    expect(inFull(booking, null, LABELS)).toBe(': date 2030-06-01, guests 12, special requests Cake at 8');
  });

  it('is the changed fields of an edited one', () => {
    expect(inFull({ ...booking, guests: 14 }, booking, LABELS)).toBe(': guests 14');
    expect(inFull(booking, booking, LABELS)).toBe('');
  });

  it.each([null, undefined, ''])('leaves out what is not given: %j', (wish) => {
    expect(inFull({ ...booking, wish }, null, LABELS)).toBe(': date 2030-06-01, guests 12');
  });

  it('tells a zero', () => {
    expect(inFull({ ...booking, guests: 0 }, booking, LABELS)).toBe(': guests 0');
  });
});
