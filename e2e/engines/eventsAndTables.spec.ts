import { test } from './test';

test('the events can be subscribed to on a phone', async ({ visitor }) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/events');
  await visitor.sees('link', 'Subscribe');
  await visitor.sees('link', 'Calendar file');
  await visitor.scrollsNotSideways();
  await visitor.waitFor(
    'the calendar file has a rule for every Friday',
    async (path) => (await (await fetch(path)).text()).includes('RRULE:FREQ=WEEKLY;BYDAY=FR'),
    '/events.ics',
  );
});

test('the table of a scanned code stays until the order', async ({ visitor }) => {
  await visitor.open('/menu?table=12');
  await visitor.sees('text', 'Table 12');
  await visitor.press('button', 'Add to Cart Samosas');
  await visitor.open('/checkout');
  await visitor.sees('text', 'Table 12');
  await visitor.fill('Full Name', 'Amina');
  await visitor.fill('Email', 'amina@example.com');
  await visitor.fill('Phone Number', '0711');
  await visitor.press('button', 'Place Order');
  await visitor.sees('text', 'Order Placed Successfully!');
  await visitor.sees('text', /^Table ?12$/, { kind: 'region', name: 'Thank you for your order' });
});
