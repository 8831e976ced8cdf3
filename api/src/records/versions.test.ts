// docs/api.md, Changes by many; decisions, Versions and retries
import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';
import { createVersions } from './versions';

const [EVENTS, UPDATE] = [documentOf('events'), documentOf('updateEvent')];
const WRITERS = 50;

it('an id that two kinds of records in one answer have gets no version', () => {
  const versions = createVersions();
  versions.note('event', '1', 'a');
  versions.note('event', '2', 'b');
  versions.note('stall', '1', 'c');
  versions.note('stall', '1', 'c');
  expect(versions.toJSON()).toEqual({ 2: 'b' });
});

describeWithServer('versions', (server) => {
  it('a change without the present version is refused, and names who saved first and when', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const { versions } = await call(EVENTS);
    const version = versions['1'] ?? '';
    const first = await call(UPDATE, { id: '1', input: { title: 'First' } }, { token, version });
    expect(first.versions['1']).not.toBe(version);

    const second = await call(UPDATE, { id: '1', input: { title: 'Second' } }, { token, version });
    expect(second.data).toEqual({ updateEvent: null });
    const [error] = second.errors;
    expect(error?.extensions).toMatchObject({ code: 'CONFLICT', savedBy: 'Otieno Odhiambo' });
    expect(Date.now() - Date.parse(String(error?.extensions.savedAt))).toBeLessThan(60_000);

    const third = await call(
      UPDATE,
      { id: '1', input: { title: 'Third' } },
      { token, version: first.versions['1'] },
    );
    expect(third.data?.updateEvent).toMatchObject({ title: 'Third' });
  });

  it('deleting, a status, and a part of a stall count as changes too', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const stalls = await call(documentOf('stalls'));
    const version = stalls.versions['1'];
    const image = { stallId: '1', url: 'https://pictures.example/a.jpg' };
    const added = await call(documentOf('addStallImage'), image, { token, version });
    expect(added.versions['1']).toMatch(/./);
    const stale = [
      await call(documentOf('addStallImage'), image, { token, version }),
      await call(documentOf('deleteStall'), { id: '1' }, { token, version }),
      await call(
        documentOf('updateReservationStatus'),
        { id: 'RES-001', status: 'pending' },
        { token, version: 'x' },
      ),
    ];
    expect(stale.flatMap(codes)).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
    const answer = await call(
      documentOf('deleteStall'),
      { id: '1' },
      { token, version: added.versions['1'] },
    );
    expect(answer.data).toEqual({ deleteStall: true });
  });

  it(`of ${WRITERS} writers of one version exactly one wins, and the record holds what it wrote`, async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const version = (await call(EVENTS)).versions['2'];
    const answers = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        call(UPDATE, { id: '2', input: { title: `Writer ${index}` } }, { token, version }),
      ),
    );
    const winners = answers.filter(({ errors }) => errors.length === 0);
    expect(winners).toHaveLength(1);
    expect(answers.flatMap(codes)).toEqual(Array(WRITERS - 1).fill('CONFLICT'));
    const { data } = await call(documentOf('event'), { id: '2' });
    expect(data?.event).toEqual(winners[0]?.data?.updateEvent);
  });
});
