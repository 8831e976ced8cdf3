import { codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import { documentOf } from '../testing/documents';

const [STALL, CREATE, UPDATE] = ['stall', 'createStall', 'updateStall'] as const;
const URL = 'https://pictures.example/fish.jpg?w=800';

const NEW_STALL = {
  id: '',
  name: 'Juice Bar',
  description: 'Pressed when you order it.',
  location: 'Food court, stall 07',
  mainImage: null,
  images: [],
  amenities: ['2', '10'],
  menuHighlights: [],
  status: 'active',
};

describeWithServer('stalls', (server) => {
  it('a stall is created as the console sends it, and the server gives the id', async () => {
    const { asAdmin } = server();
    const { data } = await asAdmin(CREATE, { input: NEW_STALL });
    expect(data?.createStall).toEqual({ ...NEW_STALL, id: '4' });
  });

  it('a whole stall is sent back with edited fields and pictures, and ids of its parts stay', async () => {
    const { asAdmin } = server();
    const stall = (await asAdmin(STALL, { id: '1' })).data?.stall as typeof NEW_STALL & {
      images: { id: string; url: string; alt: string }[];
    };
    const images = [...stall.images.slice(1), { id: '4', url: URL, alt: '' }];
    const { data } = await asAdmin(UPDATE, { id: '1', input: { ...stall, images, name: 'Garden Kitchen' } });
    const expected = [...stall.images.slice(1), { id: '4', url: URL, alt: 'fish.jpg' }];
    expect(data?.updateStall).toEqual({ ...stall, name: 'Garden Kitchen', images: expected });
    expect((await asAdmin(STALL, { id: '1' })).data?.stall).toEqual(data?.updateStall);
  });

  it('pictures and menu items get the next sequential id within their stall, and are removed by it', async () => {
    const { asAdmin } = server();
    const image = await asAdmin('addStallImage', { stallId: '2', url: URL });
    expect(image.data).toEqual({ addStallImage: { id: '2', url: URL, alt: 'fish.jpg' } });
    const item = { name: 'Soup', price: 350, description: 'Of the day.', image: null };
    const added = await asAdmin('addMenuItem', { stallId: '2', ...item });
    expect(added.data).toEqual({ addMenuItem: { id: '2', ...item } });

    const remove = [
      await asAdmin('removeStallImage', { stallId: '2', imageId: '1' }),
      await asAdmin('removeMenuItem', { stallId: '2', menuItemId: '1' }),
    ];
    expect(remove.map(({ data }) => data)).toEqual([{ removeStallImage: true }, { removeMenuItem: true }]);
    expect((await asAdmin(STALL, { id: '2' })).data?.stall).toMatchObject({
      images: [{ id: '2' }],
      menuHighlights: [{ id: '2', ...item }],
    });
    const again = await asAdmin('removeStallImage', { stallId: '2', imageId: '1' });
    expect(codes(again)).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['id', '7'],
    ['name', ''],
    ['location', ' '],
    ['mainImage', 'data:text/html,x'],
    ['amenities', ['11']],
    ['images', [{ url: '' }]],
    ['menuHighlights', [{ name: 'Soup', price: -1, description: 'x' }]],
    ['images', Array.from({ length: 201 }, () => ({ url: URL }))],
  ])('a stall with the %s %p is refused', async (field, value) => {
    const { asAdmin } = server();
    const created = await asAdmin(CREATE, { input: { ...NEW_STALL, [field]: value } });
    expect(created.errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } } },
    ]);
    expect((await asAdmin('stalls')).data?.stalls).toHaveLength(3);
  });

  it('a list of stalls takes one statement beside that of the time, whatever hangs on them', async () => {
    const { call, statements } = server();
    await call(documentOf('stalls'));
    statements.length = 0;
    await call(documentOf('stalls'));
    expect(statements.filter((text) => !/rate_limits|^select to_char\(now/.test(text))).toHaveLength(1);
  });
});
