// requirements 5, Server payloads; requirements 7, Payloads; decisions, Menu highlights of a stall
import { first, liveLayer, NEW_EVENT, NEW_RESERVATION, NOW, recordsOf } from './testing/live';
import { serverForTests } from './testing/serverForTests';

const server = serverForTests();

describe('the payloads of the specification', () => {
  const sent = async (operation: string) => (await server.callsOf(operation))[0]?.variables;

  it('createEvent sends the eight fields of a new event', async () => {
    const { data } = liveLayer(server);
    await data.events.load();
    await data.events.create(NEW_EVENT);
    expect(await sent('createEvent')).toEqual({ input: NEW_EVENT });
    await data.events.update(first(data.events.getState().rows), NEW_EVENT);
    expect(await sent('updateEvent')).toEqual({ id: '1', input: NEW_EVENT });
  });

  it('createStall sends a new stall with an empty id, its images and no menu highlights', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const image = { id: '1', url: 'https://p.example/a.jpg', alt: 'A' };
    const input = {
      name: 'N',
      description: 'D',
      location: 'L',
      mainImage: 'https://p.example/m.jpg',
      amenities: ['3'],
      status: 'active' as const,
      images: [image],
    };
    await data.stalls.create(input);
    expect(await sent('createStall')).toEqual({ input: { ...input, id: '', menuHighlights: [] } });
    expect(data.stalls.getState().rows.at(-1)).toMatchObject({ ...input, id: '2' });
  });

  it('updateStall sends the stall with the edited fields and images', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const stall = first(data.stalls.getState().rows);
    await data.stalls.update(stall, { name: 'Renamed', images: [] });
    expect(await sent('updateStall')).toEqual({
      id: '1',
      input: { ...recordsOf([stall])[0], name: 'Renamed', images: [] },
    });
  });

  it('the gallery and menu mutations send the arguments of the specification', async () => {
    const { data } = liveLayer(server);
    await data.stalls.load();
    const stall = () => first(data.stalls.getState().rows);
    await data.stalls.addImage(stall(), { url: 'https://p.example/grill.jpg' });
    expect(await sent('addStallImage')).toEqual({
      stallId: '1',
      url: 'https://p.example/grill.jpg',
      alt: 'grill.jpg',
    });
    expect(stall().images.at(-1)).toEqual({ id: '2', url: 'https://p.example/grill.jpg', alt: 'grill.jpg' });
    await data.stalls.removeImage(stall(), '2');
    expect(await sent('removeStallImage')).toEqual({ stallId: '1', imageId: '2' });
    const dish = { name: 'Ugali', price: 200, description: 'White.', image: 'https://p.example/u.jpg' };
    await data.stalls.addMenuItem(stall(), dish);
    expect(await sent('addMenuItem')).toEqual({ stallId: '1', ...dish });
    await data.stalls.removeMenuItem(stall(), '2');
    expect(await sent('removeMenuItem')).toEqual({ stallId: '1', menuItemId: '2' });
  });

  it('createReservation sends no status, and the new reservation starts as pending in memory', async () => {
    const { data } = liveLayer(server);
    await data.reservations.load();
    await data.reservations.create(NEW_RESERVATION);
    expect(await sent('createReservation')).toEqual({ input: NEW_RESERVATION });
    await server.fail({ kind: 'refused' });
    const created = await data.reservations.create(NEW_RESERVATION);
    await server.fail(null);
    expect(created).toMatchObject({
      value: { id: 'RES-004', status: 'pending', createdAt: NOW.toISOString() },
    });
  });
});
