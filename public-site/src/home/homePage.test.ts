import { HOME_PAGE } from './homePage';

it('what search engines read of the venue is a restaurant with its name, phone and address', () => {
  expect(HOME_PAGE.jsonLd).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Bustani Gardens',
    telephone: '+254 700 000 000',
    address: { streetAddress: 'Eastern Bypass, near Ruai Flyover', addressLocality: 'Nairobi' },
  });
});

// decisions, Opening hours: never the footer's 24 hours
it('what search engines read of the venue opens with the kitchen, every day of the week', () => {
  const { openingHoursSpecification: hours } = HOME_PAGE.jsonLd as {
    openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string };
  };
  expect(hours).toMatchObject({ opens: '11:00', closes: '23:00' });
  expect(new Set(hours.dayOfWeek).size).toBe(7);
});

it('what search engines read of the venue points to the menu and the reservations of the site', () => {
  expect(HOME_PAGE.jsonLd).toMatchObject({
    hasMenu: expect.stringMatching(/\/menu$/),
    acceptsReservations: expect.stringMatching(/\/reservations$/),
  });
});

it('what search engines read of the venue describes the page in a sentence that fits a search result', () => {
  expect(HOME_PAGE.description?.length).toBeGreaterThan(80);
  expect(HOME_PAGE.description?.length).toBeLessThanOrEqual(180);
});
