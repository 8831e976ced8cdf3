// docs/api.md, Changes by many; decisions, Versions and retries
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { createVersions } from './versions';

const [EVENTS, UPDATE] = ['events', 'updateEvent'] as const;
const WRITERS = 50;

it('an id that two kinds of records in one answer have gets no version', () => {
  const versions = createVersions();
  versions.note('event', { id: '1', version: 'a' });
  versions.note('event', { id: '2', version: 'b' });
  versions.note('stall', { id: '1', version: 'c' });
  versions.note('stall', { id: '1', version: 'c' });
  expect(versions.toJSON()).toEqual({ 2: 'b' });
});

describeWithServer('versions', (server) => {
  it('a change without the present version is refused, and names who saved first and when', async () => {
    const { asAdmin } = server();
    const { versions } = await asAdmin(EVENTS);
    const version = versions['1'] ?? '';
    const first = await asAdmin(UPDATE, { id: '1', input: { title: 'First' } }, { version });
    expect(first.versions['1']).not.toBe(version);

    const second = await asAdmin(UPDATE, { id: '1', input: { title: 'Second' } }, { version });
    expect(second.data).toEqual({ updateEvent: null });
    const [error] = second.errors;
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', savedBy: 'Otieno Odhiambo' });
    expect(Date.now() - Date.parse(String(error?.extensions.savedAt))).toBeLessThan(60_000);

    const third = await asAdmin(
      UPDATE,
      { id: '1', input: { title: 'Third' } },
      { version: first.versions['1'] },
    );
    expect(third.data?.updateEvent).toMatchObject({ title: 'Third' });
  });

  it('deleting, a status, and a part of a stall count as changes too', async () => {
    const { asAdmin } = server();
    const stalls = await asAdmin('stalls');
    const version = stalls.versions['1'];
    const image = { stallId: '1', url: 'https://pictures.example/a.jpg' };
    const added = await asAdmin('addStallImage', image, { version });
    expect(added.versions['1']).toMatch(/./);
    const stale = [
      await asAdmin('addStallImage', image, { version }),
      await asAdmin('deleteStall', { id: '1' }, { version }),
      await asAdmin('updateReservationStatus', { id: 'RES-001', status: 'pending' }, { version: 'x' }),
    ];
    expect(stale.flatMap(codes)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
    const answer = await asAdmin('deleteStall', { id: '1' }, { version: added.versions['1'] });
    expect(answer.data).toEqual({ deleteStall: true });
  });

  it(`of ${WRITERS} writers of one version exactly one wins, and the record holds what it wrote`, async () => {
    const { asAdmin } = server();
    const version = (await asAdmin(EVENTS)).versions['2'];
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        asAdmin(UPDATE, { id: '2', input: { title: `Writer ${index}` } }, { version }),
      ),
    );
    const winners = answers.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(Array(WRITERS - 1).fill('CONFLICT'));
    const { data } = await asAdmin('event', { id: '2' });
    expect(data?.event).toEqual(winners[0]?.data?.updateEvent);
  });
});
