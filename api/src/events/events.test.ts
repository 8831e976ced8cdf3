import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';

const [EVENTS, EVENT] = ['events', 'event'] as const;
const [CREATE, UPDATE, DELETE] = ['createEvent', 'updateEvent', 'deleteEvent'] as const;

const EVENT_INPUT = {
  title: 'Benga Night 🎶',
  date: '2030-05-10',
  time: '20:00',
  description: 'A band from Kisumu.',
  image: null,
  price: 1800.5,
  capacity: 80,
  status: 'upcoming',
};

describeWithServer('events', (server) => {
  it('the sample events are there at first, at 1500, 2500 and 3000', async () => {
    const { data } = await server().asAdmin(EVENTS);
    expect(data?.events).toMatchObject([
      { id: '1', title: 'Jazz under the Acacias', price: 1500, capacity: 50, date: '2026-11-28' },
      { id: '2', price: 2500, capacity: 30 },
      { id: '3', price: 3000, capacity: 20, status: 'completed' },
    ]);
  });

  it('an event is created, edited in part, and deleted', async () => {
    const { asAdmin } = server();
    const created = await asAdmin(CREATE, { input: EVENT_INPUT });
    expect(created.data).toEqual({ createEvent: { id: '4', ...EVENT_INPUT } });

    const image = 'https://pictures.example/benga.jpg';
    const edited = await asAdmin(UPDATE, { id: '4', input: { price: 900, image } });
    expect(edited.data).toEqual({ updateEvent: { id: '4', ...EVENT_INPUT, price: 900, image } });
    expect((await asAdmin(EVENT, { id: '4' })).data?.event).toMatchObject({ price: 900, image });

    expect((await asAdmin(DELETE, { id: '4' })).data).toEqual({ deleteEvent: true });
    expect((await asAdmin(EVENT, { id: '4' })).data).toEqual({ event: null });
    expect(codes(await asAdmin(DELETE, { id: '4' }))).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['title', ' ', 'Enter a title.'],
    ['title', 'a'.repeat(201), 'Shorten a title to 200 characters.'],
    ['title', 'a\0b', 'Remove characters from a title that are no text.'],
    ['date', '2030-02-30', 'Enter a date.'],
    ['date', '0000-01-01', 'Enter a date.'],
    ['time', '24:00', 'Enter a time from 00:00 to 23:59.'],
    ['description', '', 'Enter a description.'],
    ['image', 'http://pictures.example/a.jpg', 'Enter a picture address that starts with https://.'],
    ['image', 'javascript:alert(1)', 'Enter a picture address that starts with https://.'],
    ['price', -1, 'Enter a price in KSh of 0 or more, with at most two decimals.'],
    ['price', 0.001, 'Enter a price in KSh of 0 or more, with at most two decimals.'],
    ['capacity', -1, 'Enter a capacity from 0 to 100000.'],
  ])('an event with the %s %p is refused, and nothing is stored', async (field, value, message) => {
    const { asAdmin } = server();
    const input = { ...EVENT_INPUT, [field]: value };
    for (const answer of [
      await asAdmin(CREATE, { input }),
      await asAdmin(UPDATE, { id: '1', input: { [field]: value } }),
    ])
      expect(answer.errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } } },
      ]);
    const { data } = await asAdmin(EVENTS);
    expect(data?.events).toMatchObject([
      { id: '1', title: 'Jazz under the Acacias' },
      { id: '2' },
      { id: '3' },
    ]);
  });

  it('each wrong field has a message of its own', async () => {
    const { asAdmin } = server();
    const input = { title: null, capacity: null, status: null };
    const { errors } = await asAdmin(UPDATE, { id: '1', input });
    expect(errors[0]?.extensions.fields).toEqual({
      title: 'Enter a title.',
      capacity: 'Enter a capacity from 0 to 100000.',
      status: 'Choose a status.',
    });
  });

  it('a missing field, or one of another type, is refused before anything is asked', async () => {
    const { asAdmin } = server();
    const untitled = { ...EVENT_INPUT, title: undefined };
    for (const input of [untitled, { ...EVENT_INPUT, status: 'sold out' }, { ...EVENT_INPUT, extra: 1 }])
      expect(codes(await asAdmin(CREATE, { input }))).toEqual(['BAD_USER_INPUT']);
  });

  it.each(['0', '-1', '1.5', 'RES-001', '99999999999999999999', "1' or '1'='1", ''])(
    'the id %p is no event',
    async (id) => {
      const { asAdmin } = server();
      expect((await asAdmin(EVENT, { id })).data).toEqual({ event: null });
      const answer = await asAdmin(DELETE, { id });
      expect(codes(answer)).toEqual(['NOT_FOUND']);
    },
  );
});
