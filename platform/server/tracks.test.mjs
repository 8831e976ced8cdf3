import { chosenTrack, getsCanary, offsetOf, trackOf } from './tracks.mjs';

const NUMBERS = Array.from({ length: 100 }, (_, number) => String(number));
const getting = (name, share) =>
  NUMBERS.filter((number) => getsCanary(number, { share, offset: offsetOf(name) }));

it('as many visitors get a canary as its share says', () => {
  for (const share of [1, 10, 50, 99, 100]) expect(getting('public_site', share)).toHaveLength(share);
  expect(getting('public_site', 0)).toEqual([]);
});

it('a bigger share keeps everybody who gets the canary', () => {
  expect(getting('shell', 50)).toEqual(expect.arrayContaining(getting('shell', 10)));
});

it('the canaries of two deployments begin at other visitors', () => {
  const names = ['shell', 'public_site', 'customer_portal', 'admin_console'];
  expect(new Set(names.map(offsetOf)).size).toBe(names.length);
  for (const name of names) expect(offsetOf(name)).toBe(offsetOf(name));
});

it('a choice by hand is for all canaries', () => {
  expect(getsCanary('canary', { share: 1, offset: 50 })).toBe(true);
  expect(getsCanary('stable', { share: 99, offset: 50 })).toBe(false);
});

it('a new visitor draws a number once, and no more is kept', () => {
  const first = trackOf(undefined, true, () => 7);
  expect(first).toEqual({ value: '7', setCookie: 'track=7; Path=/; Max-Age=2592000; SameSite=Lax' });
  expect(trackOf('cart=1; track=7', true, () => 99)).toEqual({ value: '7' });
});

it('a number that is none is drawn anew', () => {
  for (const number of ['', '100', '-1', '07', '7x', 'null'])
    expect(trackOf(`track=${number}`, true, () => 50).setCookie).toMatch(/^track=50;/);
});

it('while there is no canary nobody gets a cookie', () => {
  expect(trackOf(undefined, false)).toEqual({ value: 'stable' });
});

it.each([
  ['?track=canary', '', 'canary'],
  ['?track=canary&track=stable', '', 'canary'],
  ['?q=a%20b&track=stable&x=1', '?q=a%20b&x=1', 'stable'],
])('%s is a choice', (query, rest, track) => {
  expect(chosenTrack(query)).toEqual({
    query: rest,
    setCookie: `track=${track}; Path=/; Max-Age=2592000; SameSite=Lax`,
  });
});

it.each(['', '?track=', '?track=beta', '?track=https://evil.example/x.js', '?tracks=canary'])(
  '"%s" is no choice',
  (query) => expect(chosenTrack(query)).toBeNull(),
);
