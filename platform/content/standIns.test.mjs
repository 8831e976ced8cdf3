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

it('another venue is told which texts, icon and picture are still those of the first, by file and section, and no more of those it replaced', () => {
  const { content } = readContent();
  content.venue.name = 'Mto Grill';
  content.pages.faqs = content.pages.faqs.map((faq) => ({
    ...faq,
    question: 'Is it so?',
    answer: 'It is so here.',
  }));
  content.samples.request = 'By the river with Bustani';
  const words = standInsOf(content).map(({ file, what, seen }) => `${file}: ${what}. ${seen}`);
  const still = (file) => words.find((line) => line.startsWith(`${file}: texts still those of`));
  expect(still('home')).toMatch(/hero \d, carousel 1\d/);
  expect(still('pages')).toMatch(/stallsPage \d/);
  expect(still('pages')).not.toContain('faqs');
  expect(still('samples')).toMatch(/order 1, request 1, events \d, stalls \d+, menuItems \d+/);
  expect(still('stalls')).toMatch(/Garden Restaurant & Bar \d+, Tysons Butchery \d+/);
  expect(words.join()).toContain('"icon"');
  content.stalls = [
    {
      ...content.stalls[0],
      ...{ description: 'Injera and wot, from the one pot.', specialties: ['Doro wot'] },
    },
  ];
  Object.assign(content.stalls[0], { name: 'Kitchen', category: 'Ethiopian', highlights: [], amenities: [] });
  expect(standInsOf(content).some(({ file }) => file === 'stalls')).toBe(false);
  expect(
    standInsOf(readContent().content)
      .map(({ what }) => what)
      .join(),
  ).not.toContain('texts still');
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
