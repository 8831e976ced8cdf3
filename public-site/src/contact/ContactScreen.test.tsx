import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMINA, openPage, staticPage, toasts, whatsappText } from '../testing/openPage';
import ContactScreen, { page } from './ContactScreen';

const observed: IntersectionObserverCallback[] = [];
const request = jest.fn<Promise<unknown>, [string]>();
beforeEach(() => {
  observed.splice(0);
  request.mockReset().mockReturnValue(new Promise(() => undefined));
  Object.assign(globalThis, {
    fetch: request,
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback) {
        observed.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  });
});

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

it('the message form refuses blanks that the browser accepts, with an error beside the first such field and the focus in it', async () => {
  openPage(ContactScreen);
  fillIn();
  fireEvent.input(screen.getByLabelText('Subject'), { target: { value: '  ' } });
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: ' ' } });
  await send();
  expect(screen.getByLabelText('Subject')).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Enter a subject');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Write your message');
  expect(screen.getByLabelText('Full Name')).toHaveValue('Otieno Ouma');
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
  expect(request).not.toHaveBeenCalled();
});

it('the message form hands the message on to WhatsApp, line for line', async () => {
  openPage(ContactScreen);
  fillIn();
  await send();
  const panel = within(thanks() ?? document.body);
  expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(
    [
      'Hello Bustani Gardens! I have a message for you.',
      'Subject: Saturday',
      'Message: Is there a high chair?',
      'We are five & a baby.',
      'Name: Otieno Ouma',
      'Email: otieno@example.com',
    ].join('\n'),
  );
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

  it('the contact page says how to reach us', () => {
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

  it('the contact page names where to follow us', () => {
    openPage(ContactScreen);
    const names = region('Follow Us')
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Facebook', 'Instagram', 'X']);
  });

  it('the contact page has the address and the way beside the map, also while no map comes', () => {
    openPage(ContactScreen);
    const location = region('Location');
    expect(location.getByText(/Eastern Bypass, near Ruai Flyover/)).toBeVisible();
    expect(location.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=-1.28,36.98'),
    );
    expect(screen.queryByTitle('Map of Bustani Gardens')).not.toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });

  it('the contact page embeds the map once it is near the screen', async () => {
    openPage(ContactScreen);
    const near = [{ isIntersecting: true }] as IntersectionObserverEntry[]; // all the hook reads of it
    act(() => observed.forEach((see) => see(near, {} as IntersectionObserver)));
    const map = await screen.findByTitle('Map of Bustani Gardens');
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.google\.com\/maps\?/));
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
