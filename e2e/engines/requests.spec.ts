import { seen, typed } from '../support/typed';
// decisions, Requests; decisions, My booking
import { userOf } from '../support/visitors';
import { expect, test } from './test';
import type { Visitor } from './visitor/Visitor';

const NAME = typed('Otieno Ouma');

type Fields = readonly (readonly [label: string | RegExp, value: string])[];

interface Life {
  path: string;
  /** What is pressed before the form is filled in. */
  first?: readonly ['tab' | 'button', string];
  fields: Fields;
  send: string;
  toast: string;
  thanks: string;
  noun: 'booking' | 'order' | 'message' | 'inquiry';
  /** Where a customer finds it; a guest finds everything at /reservations. */
  customerList?: '/orders' | '/tickets';
  /** What the list of a customer says once the venue has said yes. */
  confirmed?: readonly ['text' | 'button', string | RegExp];
}

const PERSON: Fields = [
  ['Full Name', NAME],
  [/^Phone/, typed('0722 000 000', 'phone')],
];
const WRITER: Fields = [...PERSON, ['Email', typed('otieno@example.com', 'email')]];
const VISIT: Fields = [['Date', '2026-12-12'], ['Time', '1:30 PM'], ['Guests', '4'], ...WRITER];
const BOOKING = {
  path: '/reservations',
  fields: VISIT,
  toast: 'Reservation Submitted!',
  thanks: 'Thank you for your reservation',
  noun: 'booking',
  confirmed: ['text', 'Confirmed'],
} as const;

const LIVES: Record<string, Life> = {
  table: { ...BOOKING, send: 'Reserve Table' },
  event: {
    ...BOOKING,
    first: ['tab', 'Event Booking'],
    send: 'Book Event',
    thanks: 'Thank you for your event booking',
  },
  ticket: {
    path: '/events/friday-live-band',
    fields: [...WRITER, ['Number of Guests', '6']],
    send: 'Submit Reservation',
    toast: 'Reservation Submitted!',
    thanks: 'Reservation Submitted!',
    noun: 'booking',
    customerList: '/tickets',
    confirmed: ['button', /^Show Pass/],
  },
  order: {
    path: '/order',
    first: ['button', 'Add to Cart Samosas'],
    fields: [...PERSON, ['Delivery Address', typed('Kamulu, green gate', 'line')]],
    send: 'Place Order',
    toast: 'Order Placed Successfully!',
    thanks: 'Thank you for your order',
    noun: 'order',
    customerList: '/orders',
  },
  message: {
    path: '/contact',
    fields: [...WRITER, ['Subject', typed('A cake', 'line')], ['Message', typed('Do you bake?', 'text')]],
    send: 'Send Message',
    toast: 'Message Sent!',
    thanks: 'Thank you for writing',
    noun: 'message',
  },
  inquiry: {
    path: '/plan-event',
    fields: [
      ['Event Name', typed('Mama turns 60', 'line')],
      ['Date', '2026-12-12'],
      ['Time', '14:30'],
      ['Guests', '45'],
      ['Contact Name', NAME],
      ['Contact Phone', typed('0722 000 000', 'phone')],
      ['Contact Email', typed('otieno@example.com', 'email')],
    ],
    send: 'Send Inquiry',
    toast: 'Event Inquiry Submitted!',
    thanks: 'Thank you for your inquiry',
    noun: 'inquiry',
  },
};

const MAIN = { kind: 'main' } as const;
const withoutName = (message: string) => message.replace(`Name: ${NAME}\n`, 'Name: OK\n');
const REMOVE = /^Remove .* from this device$/;

async function ask(visitor: Visitor, { path, first, fields, send, toast, thanks }: Life) {
  await visitor.open(path);
  if (first) await visitor.press(...first);
  for (const [label, value] of fields) await visitor.fill(label, value, MAIN);
  await visitor.press('button', send, MAIN);
  await visitor.sees('text', toast);
  await visitor.hasFocusOn('heading', thanks);
  await visitor.sees('text', 'It has not reached us yet: send it by WhatsApp, SMS or email.', MAIN);
  await visitor.scrollsNotSideways();
  await visitor.press('button', 'Done', MAIN);
  await visitor.seesNo('heading', thanks);
}

/** Whether what was asked can be changed in writing; about the rest one phones. */
const canChange = ({ noun }: Life) => noun === 'booking' || noun === 'inquiry';

async function manage(visitor: Visitor, life: Life) {
  const dialog = { kind: 'dialog', name: `Your ${life.noun}` } as const;
  await visitor.press('button', /^Manage/, MAIN);
  await visitor.sees('text', seen(NAME), dialog);
  await visitor.scrollsNotSideways();
  if (life.noun !== 'message') {
    await visitor.press('button', 'They said yes', dialog);
    await visitor.seesNo('link', 'Send on WhatsApp', dialog);
  }
  if (canChange(life))
    expect(withoutName(await visitor.handsOver('Ask for a change on WhatsApp', dialog))).toMatch(
      /I would like to change my (booking|inquiry)\.\n[^]*Name: OK\n[^]*\nWhat should change: \nReference: \w+-\w{12}$/,
    );
  else await visitor.sees('link', /^Call \+254/, dialog);
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
  await visitor.hasFocusOn('button', /^Manage/, MAIN);
}

const CORE = ['guest table', 'guest order', 'customer ticket'];

for (const who of ['guest', 'customer'] as const)
  for (const [kind, life] of Object.entries(LIVES))
    test(
      `the life of one ${kind} of a ${who} on a phone: asked, not sent, closed, sent later, answered, changed, removed`,
      { tag: CORE.includes(`${who} ${kind}`) ? '@core' : [] },
      async ({ visitor, network }) => {
        network.stopClockAt('2026-11-24T12:00');
        if (who === 'customer') await visitor.isKnownFor({ user: userOf('customer') });
        await visitor.holdsWindowOf(390, 844);
        await ask(visitor, life);
        if (kind === 'order') expect(await visitor.stored('cart')).toBe('[]');

        const list = (who === 'customer' && life.customerList) || '/reservations';
        await visitor.open(list);
        await visitor.sees('text', 'Not sent yet', MAIN);
        expect(withoutName(await visitor.handsOver(/^Send on WhatsApp/, MAIN))).toMatch(
          /Name: OK\n[^]*\nReference: \w+-\w{12}$/,
        );
        await visitor.sees('text', 'Sent 12:00 PM by WhatsApp', MAIN);
        await visitor.seesNo('text', 'Not sent yet', MAIN);
        await visitor.scrollsNotSideways();

        await manage(visitor, life);
        const answer = (who === 'customer' && life.confirmed) || (['text', 'They said yes'] as const);
        if (kind !== 'message') await visitor.sees(...answer, MAIN);

        await visitor.press('button', REMOVE, MAIN);
        await visitor.seesNo('button', REMOVE, MAIN);
        await visitor.press('button', 'Undo', { kind: 'toast', name: /removed from this device/ });
        await visitor.sees('button', REMOVE, MAIN);
        await visitor.reload();
        await visitor.sees('button', REMOVE, MAIN);
        if (kind !== 'message') await visitor.sees(...answer, MAIN);
      },
    );
