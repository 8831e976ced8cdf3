import { describeChange } from './describeChange';

const LABELS = { date: 'date', guests: 'guests', wish: 'special requests' };
const booking = { id: 'RES-003', date: '2030-06-01', guests: 12, wish: 'Cake at 8' };

describe('what a change says in full', () => {
  it('the summary of a new record names every field', () => {
    expect(describeChange(booking, null, LABELS)).toBe(
      ': date 2030-06-01, guests 12, special requests Cake at 8',
    );
  });

  it('the summary of an edited record names the changed fields', () => {
    expect(describeChange({ ...booking, guests: 14 }, booking, LABELS)).toBe(': guests 14');
    expect(describeChange(booking, booking, LABELS)).toBe('');
  });

  it.each([null, undefined, ''])('the summary of a change leaves out the empty value %j', (wish) => {
    expect(describeChange({ ...booking, wish }, null, LABELS)).toBe(': date 2030-06-01, guests 12');
  });

  it('the summary of a change includes a zero', () => {
    expect(describeChange({ ...booking, guests: 0 }, booking, LABELS)).toBe(': guests 0');
  });
});
