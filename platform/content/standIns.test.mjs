import { readContent } from './read.mjs';
import { ownWordsOf, standInsOf } from './standIns.mjs';

it('the content as it came names each stand-in, and where it is seen', () => {
  const found = standInsOf(readContent().content);
  const words = found.map(({ what }) => what).join('\n');
  for (const word of [
    'phone',
    'WhatsApp',
    'till',
    'e-mail',
    'address',
    'social',
    'coordinates',
    'testimonials',
    'pictures',
  ])
    expect(words).toContain(word);
  for (const { seen } of found) expect(seen).not.toBe('');
});

it('a stand-in that was replaced is no longer one', () => {
  const { content } = readContent();
  Object.assign(content.venue, { phone: '+254 712 345 678', whatsapp: '254712345678', till: '123456' });
  content.venue.coordinates.latitude = -1.2543;
  content.testimonials = [{ ...content.testimonials[0], name: 'Somebody Real' }];
  const words = standInsOf(content)
    .map(({ what }) => what)
    .join('\n');
  for (const word of ['phone', 'WhatsApp', 'till', 'coordinates', 'testimonials'])
    expect(words).not.toContain(word);
});

it("another venue is told where the first one's words, icon and shared picture still stand", () => {
  const { content } = readContent();
  content.venue.name = 'Mto Grill';
  const found = standInsOf(content);
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['home', 'pages', 'offers', 'stalls', 'events']),
  );
  expect(found.map(({ what }) => what).join()).toContain('icon');
  expect(
    standInsOf(readContent().content)
      .map(({ what }) => what)
      .join(),
  ).not.toContain('Bypass');
});

it('the content as it came says what the specification says, and where it does not any more is named', () => {
  const { content } = readContent();
  expect(ownWordsOf(content)).toEqual([]);
  content.menu.starters[0].price = 260;
  content.stalls = content.stalls.filter(({ id }) => id !== 'wendo');
  content.venue.hours.kitchen.closes = '22:00';
  expect(ownWordsOf(content)).toEqual([
    'Samosas costs KSh\u00A0260; the specification says KSh\u00A0250',
    'the stall wendo is missing; the specification names it',
    'Garden Restaurant & Bar is open 11:00-22:00; the specification says 11:00-23:00',
  ]);
});
