// decisions, Today
import { sql } from 'drizzle-orm';
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import type { TodayChanges } from './today';

describeWithServer('what is said of today', (server) => {
  const change = async (changes: TodayChanges) =>
    server().call(documentOf('updateToday'), changes, { token: await server().tokenOf('host') });
  const told = async () => (await fetch(`${server().origin}/today`)).json();

  it('adds up whoever says it, is told to the site without names, and to the console with them', async () => {
    const { asAdmin } = server();
    await Promise.all([
      change({ soldOut: ['Samosas', 'Soda'] }),
      asAdmin('updateToday', { closes: '20:00' }),
    ]);
    const { data } = await change({ line: ' The band is ill ', back: ['Soda'], soldOut: ['Samosas'] });
    const said = { soldOut: ['Samosas'], closes: '20:00', line: 'The band is ill' };
    expect(data?.updateToday).toMatchObject({ ...said, savedBy: 'Baraka', savedAt: expect.any(String) });
    expect((await asAdmin('today')).data?.today).toEqual(data?.updateToday);
    const until = expect.stringMatching(/T01:00:00\.000Z$/);
    expect(await told()).toEqual({ ...said, until });
    await change({ back: ['Samosas'], closes: '', line: null });
    expect(await told()).toEqual({ soldOut: [], until });
  });

  it('is gone on the next business day', async () => {
    await change({ soldOut: ['Samosas'] });
    await server().db.execute(sql`update business_days set date = date - 1`);
    expect(await told()).toMatchObject({ soldOut: [] });
  });

  it.each<[string, TodayChanges]>([
    ['Enter the name of a dish.', { soldOut: ['Samosas', ' '] }],
    ['Shorten the name of a dish to 200 characters.', { soldOut: ['x'.repeat(201)] }],
    ['At most 200 dishes are sold out.', { soldOut: Array.from({ length: 201 }, (_, index) => `${index}`) }],
    ['Enter a time from 00:00 to 23:59.', { closes: '8 PM' }],
    ['Shorten the line to 60 characters.', { line: 'x'.repeat(61) }],
    [
      'Shorten the line: with the closing time it has 61 characters, and 60 fit.',
      { closes: '20:00', line: 'x'.repeat(38) },
    ],
  ])('a change is refused with the words: %s', async (message, changes) => {
    const answer = await change(changes);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors[0]?.message).toBe(message);
    expect(await told()).toEqual({ soldOut: [], until: expect.any(String) });
  });
});
