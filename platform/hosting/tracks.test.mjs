import { chosenTrack, trackOf } from './tracks.mjs';

const tracksFor = (share, cookieOf = (number) => `track=${number}`) =>
  Array.from({ length: 100 }, (_, number) => trackOf(cookieOf(number), share).track);
const onCanary = (tracks) => tracks.flatMap((track, number) => (track === 'canary' ? [number] : []));

it('as many visitors are on the canary track as the share says', () => {
  for (const share of [1, 10, 50, 99]) expect(onCanary(tracksFor(share))).toHaveLength(share);
});

it('a bigger share keeps everybody who is on the canary track', () => {
  expect(onCanary(tracksFor(50))).toEqual(expect.arrayContaining(onCanary(tracksFor(10))));
});

it('a new visitor draws a number once, and no more is kept', () => {
  const first = trackOf(undefined, 10, () => 7);
  expect(first).toEqual({ track: 'canary', setCookie: 'track=7; Path=/; Max-Age=2592000; SameSite=Lax' });
  expect(trackOf('cart=1; track=7', 10, () => 99)).toEqual({ track: 'canary' });
});

it('a number that is none is drawn anew', () => {
  for (const number of ['', '100', '-1', '07', '7x', 'null'])
    expect(trackOf(`track=${number}`, 10, () => 50).setCookie).toMatch(/^track=50;/);
});

it('while there is no canary nobody gets a cookie', () => {
  expect(trackOf(undefined, 0)).toEqual({ track: 'stable' });
});

it.each([
  ['?track=canary', '', 'canary'],
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
