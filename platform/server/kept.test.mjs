import { createKept } from './kept.mjs';

const keptBytes = (maxBytes) => createKept(maxBytes, (value) => value.length);

it('what is kept is made once, also for those who ask at the same time', async () => {
  const kept = keptBytes(100);
  let made = 0;
  const make = async () => `made ${(made += 1)}`;
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['made 1', 'made 1']);
  expect(await kept.get('a', make)).toBe('made 1');
});

it('what was not asked for the longest goes first', async () => {
  const kept = keptBytes(25);
  const ask = (key) => kept.get(key, async () => `${key}`.repeat(10));
  for (const key of ['a', 'b', 'a', 'c']) await ask(key);
  const made = [];
  for (const key of ['a', 'c']) await kept.get(key, async () => made.push(key));
  expect(made).toEqual([]);
  await kept.get('b', async () => (made.push('b'), 'b'));
  expect(made).toEqual(['b']);
  expect(kept.bytes()).toBeLessThanOrEqual(25);
});

it('what fails is not kept', async () => {
  const kept = keptBytes(100);
  await expect(kept.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.get('a', async () => 'there')).toBe('there');
});
