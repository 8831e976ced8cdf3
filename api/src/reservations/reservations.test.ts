import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { NEW_RESERVATION } from '../testing/documents';

const CREATE = 'createReservation';
const PAGE = 'query page($limit: Int, $after: ID) { reservations(limit: $limit, after: $after) { id } }';

const ids = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);

describeWithServer('reservations', (server) => {
  it('a new reservation starts as pending, with the next id and the time it was made', async () => {
    const { asAdmin } = server();
    const { data } = await asAdmin(CREATE, { input: { ...NEW_RESERVATION, email: '' } });
    expect(data?.createReservation).toEqual({
      id: 'RES-011',
      ...NEW_RESERVATION,
      status: 'pending',
      email: null,
      tableNumber: null,
      specialRequests: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('its status and its fields are changed, and it is deleted', async () => {
    const { asAdmin } = server();
    const status = await asAdmin('updateReservationStatus', { id: 'RES-002', status: 'confirmed' });
    expect(status.data).toEqual({ updateReservationStatus: { id: 'RES-002', status: 'confirmed' } });
    const edited = await asAdmin('updateReservation', {
      id: 'RES-002',
      input: { guests: 500, tableNumber: '9', specialRequests: null },
    });
    expect(edited.data?.updateReservation).toMatchObject({
      guests: 500,
      tableNumber: '9',
      specialRequests: null,
      name: 'Brian Mwangi',
      status: 'confirmed',
    });
    expect((await asAdmin('deleteReservation', { id: 'RES-002' })).data).toEqual({ deleteReservation: true });
    expect((await asAdmin('reservation', { id: 'RES-002' })).data).toEqual({ reservation: null });
  });

  it.each([
    ['guests', 0],
    ['guests', 501],
    ['name', ''],
    ['phone', '  '],
    ['email', 'nobody'],
    ['date', 'tomorrow'],
    ['time', '7pm'],
    ['specialRequests', 'x'.repeat(2001)],
  ])('a reservation with the %s %p is refused', async (field, value) => {
    const { asAdmin } = server();
    const { errors } = await asAdmin(CREATE, { input: { ...NEW_RESERVATION, [field]: value } });
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
    ]);
    const { data } = await asAdmin('reservations');
    expect(data?.reservations).toHaveLength(10);
  });

  it('the reservations of one status are those of the list with it', async () => {
    const { asAdmin } = server();
    const { data } = await asAdmin('reservationsByStatus', { status: 'pending' });
    expect(ids(data?.reservationsByStatus)).toEqual(['RES-002', 'RES-004', 'RES-006', 'RES-008']);
  });

  it('pages follow each other without a gap, and a page of a wrong size or place is refused', async () => {
    const { call, tokenOf } = server();
    const token = await tokenOf('admin');
    const page = async (variables: object) => call(PAGE, variables, { token });
    expect(ids((await page({ limit: 2 })).data?.reservations)).toEqual(['RES-001', 'RES-002']);
    expect(ids((await page({ limit: 2, after: 'RES-009' })).data?.reservations)).toEqual(['RES-010']);
    for (const wrong of [{ limit: 0 }, { limit: 1001 }, { after: 'next' }])
      expect(codes(await page(wrong))).toEqual(['BAD_USER_INPUT']);
  });
});
