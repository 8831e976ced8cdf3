// decisions, Requests
import { pageOf, preparePage } from '@venue/shared/testing';
import type { UserStore } from '@venue/shared/stores';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { VENUE } from '@venue/shared/venue';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { AMINA, openPage, staticPage, toasts, whatsappText } from '../testing/openPage';
import ContactScreen, { page } from './ContactScreen';

/** The map stays a drawing here. */
class NothingNear {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: NothingNear });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
});
afterEach(() => jest.restoreAllMocks());

const answers = {
  'Full Name': 'Otieno Ouma',
  Email: 'otieno@example.com',
  Subject: 'Saturday',
  Message: 'Is there a high chair?\nWe are five & a baby.',
};
function fillIn({ except = '' } = {}) {
  for (const [label, value] of Object.entries(answers))
    if (label !== except) fireEvent.input(screen.getByLabelText(label), { target: { value } });
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const thanks = () => screen.queryByRole('region', { name: 'Thank you for writing' });

it('the message form requires name, e-mail, subject and message, but no phone number', async () => {
  openPage(ContactScreen);
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Phone (optional)')).not.toBeRequired();
  fillIn({ except: 'Message' });
  await send();
  expect(thanks()).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

it('the message form thanks in a toast, empties itself, and sends no request', async () => {
  openPage(ContactScreen);
  fillIn();
  await send();
  expect(toasts).toEqual([
    { title: 'Message Sent!', text: "We'll get back to you within 24 hours.", tone: 'success' },
  ]);
  for (const label of [...Object.keys(answers), 'Phone (optional)'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(fetch).not.toHaveBeenCalled();
});

it('the message form takes the saved details of a signed-in customer, phone included', async () => {
  openPage(ContactScreen, { user: AMINA });
  await userEvent.click(screen.getByRole('button', { name: 'Use my details' }));
  expect(screen.getByRole('form', { name: 'Write to us' })).toHaveFormValues({
    name: 'Amina Wanjiru',
    email: 'amina@example.com',
    phone: '+254 711 000 000',
    subject: '',
    message: '',
  });
});

describe('the contact page', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }));

  it('the contact page says how to reach and where to follow us', () => {
    openPage(ContactScreen);
    const details = region('Contact details');
    expect(details.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    expect(details.getByRole('link', { name: 'hello@bustanigardens.example' })).toHaveAttribute(
      'href',
      'mailto:hello@bustanigardens.example',
    );
    expect(details.getByText('Eastern Bypass, near Ruai Flyover, Nairobi, Kenya')).toBeVisible();
    expect(whatsappText(details.getByRole('link', { name: 'WhatsApp' }))).toBe(
      'Hello Bustani Gardens! I have a question.',
    );
    const socials = region('Follow Us').getAllByRole('link');
    expect(socials.map(({ textContent }) => textContent)).toEqual(['Facebook', 'Instagram', 'X']);
  });

  it('the contact page says when garden bar and events are open', () => {
    openPage(ContactScreen);
    const hours = region('Opening Hours');
    expect(hours.getByText('Garden bar & events')).toBeVisible();
    const days = hours.getAllByRole('term').map(({ textContent }) => textContent);
    expect(days.slice(0, 3)).toEqual(['Mon-Thu', 'Fri-Sat', 'Sun']);
    const times = hours.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(times.slice(0, 3)).toEqual(['11:00-23:00', '11:00-02:00', '12:00-22:00']);
  });

  it('the contact page lists the special days below the opening hours, as its static page does', () => {
    openPage(ContactScreen);
    const hours = region('Opening Hours');
    expect(hours.getByText('Special days')).toBeVisible();
    for (const root of [screen.getByRole('region', { name: 'Opening Hours' }), staticPage(ContactScreen)]) {
      expect(root).toHaveTextContent('25 December (Christmas Day)closed');
      expect(root).toHaveTextContent("1 January (New Year's Day)open 1:00 PM - 10:00 PM");
    }
  });

  it('the contact page says a period of special days in one line', () => {
    const period = ['2099-02-01', '2099-02-28'] as const;
    const hours = { opens: '18:00', closes: '23:00' };
    const days = [{ dates: [...period], period, hours, reason: 'Ramadan' }];
    const replaced = jest.replaceProperty(VENUE, 'specialDays', days);
    openPage(ContactScreen);
    replaced.restore();
    expect(region('Opening Hours').getAllByRole('term').at(-1)).toHaveTextContent(
      '1 February 2099 - 28 February 2099 (Ramadan)',
    );
  });

  it('the contact page answers four questions: reservations, delivery within 5km, catering and parking', async () => {
    openPage(ContactScreen);
    const faqs = screen.getByRole('region', { name: 'Frequently Asked Questions' });
    const items = [...faqs.querySelectorAll('details')];
    expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'Do I need a reservation?',
      'Do you deliver?',
      'Do you cater for events?',
      'Is there parking?',
    ]);
    expect(within(faqs).getByText(/within 5km of the venue/)).not.toBeVisible();
    await userEvent.click(within(faqs).getByText('Do you deliver?'));
    expect(within(faqs).getByText(/within 5km of the venue/)).toBeVisible();
  });

  // No search engine shows an FAQPage any more.
  it('the contact page gives search engines the address of the venue, but neither questions nor 24 hours', () => {
    const { jsonLd } = page();
    expect(jsonLd).toMatchObject({ '@type': 'ContactPage', about: { address: { addressCountry: 'KE' } } });
    expect(JSON.stringify(jsonLd)).not.toContain('FAQPage');
    expect(JSON.stringify(jsonLd)).not.toContain('24 hours a day');
  });
});

describe('a confirmation', () => {
  const ADDRESS = '/contact';

  const open = (visit = {}) => openPage(ContactScreen, { address: ADDRESS, ...visit });

  const leave = ({ unmount }: { unmount: () => void }) => unmount();
  /** What the device keeps of a visit. */
  const keptBy = ({ user }: { user: UserStore }) => ({ requests: user.getState().requests });

  async function write(subject: string) {
    fillIn();
    fireEvent.input(screen.getByLabelText('Subject'), { target: { value: subject } });
    await send();
  }

  it('a confirmation is there again when the visitor comes back to its page, and leaves the focus alone', async () => {
    const before = open();
    await write('Cake');
    expect(screen.getByRole('heading', { name: 'Thank you for writing' })).toHaveFocus();
    leave(before);
    open(keptBy(before));
    expect(thanks()).toHaveTextContent('Otieno');
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('a confirmation belongs to its page, and gives way to the next one there', async () => {
    const before = open();
    await write('Cake');
    leave(before);
    const elsewhere = openPage(ContactScreen, { address: '/elsewhere', ...keptBy(before) });
    expect(thanks()).not.toBeInTheDocument();
    leave(elsewhere);
    open(keptBy(before));
    await write('Umbrella');
    expect(screen.getAllByRole('region', { name: 'Thank you for writing' })).toHaveLength(1);
    expect(thanks()).toHaveTextContent('Umbrella');
    expect(screen.getByRole('heading', { name: 'Thank you for writing' })).toHaveFocus();
  });

  it('a confirmation that the visitor closes stays closed, its message is kept, and the focus is on the page', async () => {
    const before = open();
    await write('Cake');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(thanks()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
    expect(keptBy(before).requests).toMatchObject([{ kind: 'message', title: 'Cake', sent: null }]);
    leave(before);
    open(keptBy(before));
    expect(thanks()).not.toBeInTheDocument();
  });

  it.each([
    ['customer', AMINA, null],
    ['guest', null, AMINA],
  ])('a confirmation of a %s is not shown to whoever uses the tab after them', async (_, writer, next) => {
    const before = open({ user: writer });
    await write('Cake');
    leave(before);
    const other = open({ ...keptBy(before), user: next });
    expect(thanks()).not.toBeInTheDocument();
    leave(other);
    open({ ...keptBy(before), user: writer });
    expect(thanks()).toBeVisible();
  });

  it('a confirmation appears after hydration, without a mismatch', async () => {
    const before = open();
    await write('Cake');
    leave(before);
    const complaint = jest.spyOn(console, 'error');
    const page = document.body.appendChild(staticPage(ContactScreen, ADDRESS));
    expect(within(page).queryByText('Thank you for writing')).not.toBeInTheDocument();
    const { router, user, cart } = preparePage([{ path: '*', element: <ContactScreen /> }], {
      entries: [ADDRESS],
      account: keptBy(before),
    });
    let root: ReturnType<typeof hydrateRoot> | undefined;
    act(() => void (root = hydrateRoot(page, pageOf({ user, cart }, router))));
    expect(thanks()).toBeVisible();
    expect(complaint).not.toHaveBeenCalled();
    act(() => root?.unmount());
    page.remove();
    complaint.mockRestore();
  });

  it('a confirmation is shown where the browser blocks storage', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    open();
    await write('Cake');
    expect(thanks()).toBeVisible();
    blocked.mockRestore();
  });
});
