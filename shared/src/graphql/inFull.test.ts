import { inFull } from './inFull';

const LABELS = { date: 'date', guests: 'guests', wish: 'special requests' };
const booking = { id: 'RES-003', date: '2030-06-01', guests: 12, wish: 'Cake at 8' };

describe('what a change says in full', () => {
  it('the summary of a new record names every field', () => {
    expect(inFull(booking, null, LABELS)).toBe(': date 2030-06-01, guests 12, special requests Cake at 8');
  });

  it('the summary of an edited record names the changed fields', () => {
    expect(inFull({ ...booking, guests: 14 }, booking, LABELS)).toBe(': guests 14');
    expect(inFull(booking, booking, LABELS)).toBe('');
  });

  it.each([null, undefined, ''])('the summary of a change leaves out the empty value %j', (wish) => {
    expect(inFull({ ...booking, wish }, null, LABELS)).toBe(': date 2030-06-01, guests 12');
  });

  it('the summary of a change includes a zero', () => {
    expect(inFull({ ...booking, guests: 0 }, booking, LABELS)).toBe(': guests 0');
  });
});
