// docs/api.md, Attendance
import { codes, type Answer } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';

const [LIST, ONE, UPDATE] = ['reservations', 'reservation', 'updateReservation'] as const;
const AT = '2030-05-10T16:00:00.000Z';
const mark = (attendance: string) => ({ headers: { attendance } });
const extensionsOf = ({ text }: Answer) =>
  (JSON.parse(text) as { extensions: { attendance: object; stamp: string; history: object[] } }).extensions;

describeWithServer('attendance', (server) => {
  it('a party is marked for all devices, which is no new version and takes nothing else', async () => {
    const { asAdmin } = server();
    const before = await asAdmin(ONE, { id: 'RES-001' });
    expect(extensionsOf(before).attendance).toEqual({});
    const marked = await asAdmin(UPDATE, { id: 'RES-001', input: { guests: 9 } }, mark(`seated ${AT}`));
    expect(marked.data).toEqual({ updateReservation: before.data?.reservation });
    expect(marked.versions).toEqual(before.versions);
    const expected = { 'RES-001': { as: 'seated', at: AT } };
    expect(extensionsOf(marked).attendance).toEqual(expected);
    expect(extensionsOf(await asAdmin(LIST)).attendance).toEqual(expected);
    await asAdmin(UPDATE, { id: 'RES-001', input: {} }, mark('none'));
    expect(extensionsOf(await asAdmin(LIST)).attendance).toEqual({});
  });

  it('a mark is told to who asks for changes, and stands in the history', async () => {
    const { asAdmin } = server();
    const { stamp } = extensionsOf(await asAdmin(LIST));
    await asAdmin(UPDATE, { id: 'RES-002', input: {} }, mark(`no-show ${AT}`));
    const since = extensionsOf(await asAdmin(LIST, {}, { headers: { 'changes-since': stamp } }));
    expect(since.attendance).toEqual({ 'RES-002': { as: 'no-show', at: AT } });
    expect(extensionsOf(await asAdmin(ONE, { id: 'RES-002' })).history).toMatchObject([
      { operation: UPDATE, fields: { attendance: 'no-show' } },
    ]);
  });

  it('a booking that is moved to another day is expected anew, one that keeps its day is not', async () => {
    const { asAdmin } = server();
    await asAdmin(UPDATE, { id: 'RES-001', input: {} }, mark(`arrived ${AT}`));
    const { date } = (await asAdmin(ONE, { id: 'RES-001' })).data?.reservation as { date: string };
    const kept = await asAdmin(UPDATE, { id: 'RES-001', input: { date, guests: 3 } });
    expect(extensionsOf(kept).attendance).toMatchObject({ 'RES-001': { as: 'arrived' } });
    const moved = await asAdmin(UPDATE, { id: 'RES-001', input: { date: '2031-01-02' } });
    expect(extensionsOf(moved).attendance).toEqual({});
  });

  it.each(['asleep', 'seated', 'seated yesterday', ''])('the mark "%s" is refused', async (header) => {
    expect(codes(await server().asAdmin(UPDATE, { id: 'RES-001', input: {} }, mark(header)))).toEqual([
      'BAD_USER_INPUT',
    ]);
  });
});
