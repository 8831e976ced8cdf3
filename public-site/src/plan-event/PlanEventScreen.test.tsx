import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createUserStore, UserProvider } from '@venue/shared/stores';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AMINA, openPage, toasts, whatsappText } from '../testing/openPage';
import PlanEventScreen, { page } from './PlanEventScreen';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-22T00:30:00+03:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const answers = {
  'Event Name': 'Mama turns 60',
  Date: '2026-12-12',
  Time: '14:30',
  Guests: '45',
  'Contact Name': 'Otieno Ouma',
  'Contact Email': 'otieno@example.com',
  'Contact Phone': '0722 000 000',
};
function fillIn({ except = '' } = {}) {
  for (const [label, value] of Object.entries(answers))
    if (label !== except) fireEvent.input(screen.getByLabelText(label), { target: { value } });
}
const send = () => user().click(screen.getByRole('button', { name: 'Send Inquiry' }));
const thanks = () => screen.queryByRole('region', { name: 'Thank you for your inquiry' });
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

it('the event inquiry offers ten event types, five durations and four budgets, none of them required', () => {
  openPage(PlanEventScreen);
  expect(options('Event Type (optional)')).toEqual([
    'Corporate Event',
    'Wedding Reception',
    'Birthday Party',
    'Anniversary Celebration',
    'Business Meeting',
    'Product Launch',
    'Team Building',
    'Holiday Party',
    'Graduation Party',
    'Other',
  ]);
  expect(options('Duration (optional)')).toEqual(['2 hours', '3 hours', '4 hours', '5 hours', '6+ hours']);
  expect(options('Budget (optional)')).toEqual([
    '20,000-40,000',
    '40,000-70,000',
    '70,000-100,000',
    '100,000+',
  ]);
  const optional = ['Event Type', 'Duration', 'Budget', 'Description', 'Special Requests'];
  for (const label of optional) expect(screen.getByLabelText(`${label} (optional)`)).not.toBeRequired();
});

it('the event inquiry requires the other seven answers', async () => {
  openPage(PlanEventScreen);
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toBeRequired();
  fillIn({ except: 'Contact Phone' });
  await send();
  expect(thanks()).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

it('an event inquiry is for today in Nairobi or later, while it is still yesterday elsewhere', () => {
  openPage(PlanEventScreen);
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-11-22');
});

it('an event inquiry is confirmed in a toast, empties every field, and sends no request', async () => {
  const request = jest.spyOn(globalThis, 'fetch');
  openPage(PlanEventScreen);
  fillIn();
  await user().click(screen.getByRole('radio', { name: 'Premium' }));
  await send();
  expect(toasts).toEqual([
    {
      title: 'Event Inquiry Submitted!',
      text: "We'll contact you within 24 hours.",
      tone: 'success',
    },
  ]);
  const form = screen.getByRole('form', { name: 'Event inquiry' });
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=radio]), select, textarea'))
    expect(field.value).toBe('');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
});

it('an event inquiry is handed on to WhatsApp with all that was filled in', async () => {
  openPage(PlanEventScreen);
  await user().click(screen.getByRole('radio', { name: 'Luxury' }));
  fillIn();
  await user().selectOptions(screen.getByLabelText('Event Type (optional)'), 'Birthday Party');
  await user().selectOptions(screen.getByLabelText('Duration (optional)'), '6+ hours');
  await user().type(screen.getByLabelText('Description (optional)'), 'With a band');
  await user().type(screen.getByLabelText('Special Requests (optional)'), 'Ramp for a wheelchair');
  await send();
  const panel = within(thanks() ?? document.body);
  expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(
    [
      'Hello Bustani Gardens! I would like to plan an event.',
      'Event: Mama turns 60',
      'Event Type: Birthday Party',
      'Package: Luxury, KSh\u00A075,000',
      'Date: Saturday, 12 December 2026',
      'Time: 2:30 PM',
      'Guests: 45',
      'Duration: 6+ hours',
      'Budget: KSh\u00A070,000-100,000',
      'Description: With a band',
      'Special Requests: Ramp for a wheelchair',
      'Name: Otieno Ouma',
      'Email: otieno@example.com',
      'Phone: 0722 000 000',
    ].join('\n'),
  );
});

it('the event inquiry takes the saved details of a signed-in customer', async () => {
  openPage(PlanEventScreen, { user: AMINA });
  await user().click(screen.getByRole('button', { name: 'Use my details' }));
  expect(screen.getByRole('form', { name: 'Event inquiry' })).toHaveFormValues({
    contactName: 'Amina Wanjiru',
    contactEmail: 'amina@example.com',
    contactPhone: '+254 711 000 000',
  });
});

it.each([
  ['Essential', '25,000', 30, '20,000-40,000'],
  ['Premium', '45,000', 60, '40,000-70,000'],
  ['Luxury', '75,000', 100, '70,000-100,000'],
])(
  'the event package %s costs KSh %s up to %s guests and fills in the form',
  async (name, price, guests, budget) => {
    openPage(PlanEventScreen);
    const choice = screen.getByRole('radio', { name });
    expect(choice).toHaveAccessibleDescription(`KSh\u00A0${price} up to ${guests} guests`);
    await user().click(screen.getByText(name));
    expect(choice).toBeChecked();
    expect(screen.getByText('Guests and budget are filled in below.')).toBeVisible();
    expect(screen.getByLabelText('Guests')).toHaveValue(guests);
    expect(screen.getByLabelText('Budget (optional)')).toHaveValue(budget);
  },
);

it('an event package leaves a typed number of guests alone, says when it is for fewer, and takes its own back', async () => {
  openPage(PlanEventScreen);
  const guests = screen.getByLabelText('Guests');
  await user().click(screen.getByRole('radio', { name: 'Essential' }));
  await user().click(screen.getByRole('radio', { name: 'Premium' }));
  expect(guests).toHaveValue(60);
  await user().click(screen.getByRole('button', { name: 'No package' }));
  expect(guests).toHaveValue(null);
  expect(screen.getByLabelText('Budget (optional)')).toHaveValue('');
  await user().type(guests, '80');
  await user().click(screen.getByRole('radio', { name: 'Essential' }));
  expect(guests).toHaveValue(80);
  expect(screen.getByText(/^Essential is for up to 30 guests\./)).toBeVisible();
  await user().click(screen.getByRole('radio', { name: 'Luxury' }));
  expect(guests).toHaveValue(80);
  expect(screen.queryByText(/is for up to/)).not.toBeInTheDocument();
});

it('one of three event packages can be chosen and cleared again', async () => {
  openPage(PlanEventScreen);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'No package' })).not.toBeInTheDocument();
  await user().click(screen.getByRole('radio', { name: 'Essential' }));
  await user().click(screen.getByRole('button', { name: 'No package' }));
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Essential' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'No package' })).not.toBeInTheDocument();
});

it.each([
  ['fill in the form even when chosen before the page was hydrated', '', 60],
  ['leave the guests that were typed before the page was hydrated', '12', 12],
])('an event package chosen before hydration %s', (_title, typed, guests) => {
  const page = document.body.appendChild(document.createElement('div'));
  const screenOf = (
    <MemoryRouter>
      <UserProvider store={createUserStore()}>
        <PlanEventScreen />
      </UserProvider>
    </MemoryRouter>
  );
  page.innerHTML = renderToString(screenOf);
  screen.getByRole('radio', { name: 'Premium' }).click();
  fireEvent.input(screen.getByLabelText('Guests'), { target: { value: typed } });
  act(() => void hydrateRoot(page, screenOf));
  expect(screen.getByRole('radio', { name: 'Premium' })).toBeChecked();
  expect(screen.getByLabelText('Guests')).toHaveValue(guests);
  page.remove();
});

it('the event inquiry names whom to call or e-mail instead', () => {
  openPage(PlanEventScreen);
  const card = within(screen.getByRole('region', { name: 'Talk to us' }));
  expect(card.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
  expect(card.getByRole('link', { name: 'hello@bustanigardens.example' })).toBeVisible();
});

it('the head of the event inquiry names the price of the cheapest package', () => {
  expect(page().description).toMatch(/three packages from KSh\u00A025,000/);
});
