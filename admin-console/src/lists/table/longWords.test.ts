import { isLong } from './longWords';

const column = (kind?: 'name' | 'text' | 'status' | 'number') => ({
  ...(kind && { kind }),
  text: (value: string) => value,
});

describe('a value that may break anywhere', () => {
  it.each(['2030-05-10', 'RES-001', '7:00 PM - 10:00 PM', '+254 700 000 101', 'a'.repeat(24)])(
    'the usual value %s stays in one piece',
    (value) => expect(isLong(column(), value)).toBe(false),
  );

  it('a value of more than 24 letters may break anywhere', () => {
    expect(isLong(column(), 'a'.repeat(25))).toBe(true);
    expect(isLong(column(), '07:00 and later, if it rains')).toBe(true);
  });

  it('a text of several lines may break anywhere only where it has a long word', () => {
    expect(isLong(column('text'), 'Behind the garden, near the big acacia tree')).toBe(false);
    expect(isLong(column('name'), `Stall ${'a'.repeat(24)} of the garden`)).toBe(false);
    expect(isLong(column('name'), `Stall ${'a'.repeat(25)} of the garden`)).toBe(true);
  });
});
