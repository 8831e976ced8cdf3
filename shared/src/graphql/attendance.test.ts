// docs/api.md, Attendance
import { first, liveLayer, until } from './testing/live';
import { serverForTests } from './testing/serverForTests';
import type { Who } from './testing/venueServer';

const server = serverForTests();

async function host(as: Who) {
  const { data } = liveLayer(server, { as });
  await data.reservations.load();
  const { reservations } = data;
  return { reservations, row: () => first(reservations.getState().rows) };
}

it('what one host sees of a party arrives on the devices of all, and is taken back there', async () => {
  const [achieng, brian] = [await host('owner'), await host('host')];
  expect(achieng.reservations.keepsAttendance()).toBe(true);
  const marking = achieng.reservations.attend(achieng.row(), 'seated');
  expect(achieng.row().attended?.as).toBe('seated');
  expect(await marking).toMatchObject({ ok: true, saved: 'live' });
  await brian.reservations.refresh();
  expect(brian.row().attended?.as).toBe('seated');
  await brian.reservations.attend(brian.row(), null);
  await achieng.reservations.refresh();
  expect(achieng.row().attended).toBeUndefined();
});

it('a mark is in conflict with nobody who edits the booking, and stays when its status changes', async () => {
  const [achieng, brian] = [await host('owner'), await host('host')];
  const opened = brian.row();
  await achieng.reservations.attend(achieng.row(), 'arrived');
  expect(await brian.reservations.update(opened, { tableNumber: '9' })).toMatchObject({ ok: true });
  expect(await achieng.reservations.attend(achieng.row(), 'seated')).toMatchObject({ ok: true });
  await brian.reservations.refresh();
  await brian.reservations.updateStatus(brian.row(), 'confirmed');
  expect(brian.row()).toMatchObject({ status: 'confirmed', tableNumber: '9', attended: { as: 'seated' } });
});

it('a mark made while the server is away is sent when it is back, with the time at which it was made', async () => {
  const { reservations, row } = await host('owner');
  await server.fail({ kind: 'http-500' });
  expect(await reservations.attend(row(), 'gone')).toMatchObject({ ok: true, saved: 'device' });
  expect(row().attended?.as).toBe('gone');
  await server.fail(null);
  await reservations.load();
  await until(() => reservations.getState().sent.length > 0);
  const brian = await host('host');
  expect(brian.row().attended).toEqual({ as: 'gone', at: '2030-05-05T09:00:00.000Z' });
});

it('a server of the bare specification keeps no marks, and is asked for none', async () => {
  await server.reset({ keepsVersions: false });
  const { reservations } = await host('owner');
  expect(reservations.keepsAttendance()).toBe(false);
});
