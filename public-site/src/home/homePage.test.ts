import { usualHours } from '../page/openingHoursData';
import { HOME_PAGE } from './homePage';

it('the structured data of the home page name the restaurant with phone and address', () => {
  expect(HOME_PAGE.jsonLd).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Bustani Gardens',
    telephone: '+254 700 000 000',
    address: { streetAddress: 'Eastern Bypass, near Ruai Flyover', addressLocality: 'Nairobi' },
  });
});

// decisions, Opening hours: never the footer's 24 hours
it('the structured data of the home page give the kitchen hours, every day of the week', () => {
  const { openingHoursSpecification: hours } = HOME_PAGE.jsonLd as {
    openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string };
  };
  expect(hours).toMatchObject({ opens: '11:00', closes: '23:00' });
  expect(new Set(hours.dayOfWeek).size).toBe(7);
  const late = { on: [5, 6], opens: '17:00', closes: '01:00' } as const;
  expect(usualHours({ opens: '11:00', closes: '23:00', closedOn: [1], except: [late] })).toMatchObject([
    { dayOfWeek: ['Sunday', 'Tuesday', 'Wednesday', 'Thursday'], closes: '23:00' },
    { dayOfWeek: ['Friday', 'Saturday'], closes: '01:00' },
  ]);
});

it('the structured data of the home page say where to reserve a table and to order, and what delivery costs', () => {
  expect(HOME_PAGE.jsonLd).toMatchObject({
    potentialAction: [
      { '@type': 'ReserveAction', target: { urlTemplate: 'https://bustanigardens.example/reservations' } },
      {
        '@type': 'OrderAction',
        target: { urlTemplate: 'https://bustanigardens.example/order' },
        priceSpecification: { price: 200, priceCurrency: 'KES' },
      },
    ],
  });
});
