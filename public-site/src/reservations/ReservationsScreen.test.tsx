import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createUserStore, UserProvider } from '@venue/shared/stores';
import { MemoryRouter } from 'react-router-dom';
import { AMINA, renderScreen, toasts, whatsappText } from '../forms/testing/renderScreen';
import ReservationsScreen from './ReservationsScreen';

const setTime = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
const noon = '2026-11-21T12:00:00+03:00';
beforeEach(() => setTime(noon));
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent);

const answers = {
  'Full Name': 'Otieno Ouma',
  Email: 'otieno@example.com',
  Phone: '0722 000 000',
  Date: '2026-11-27',
};
const choices = { Time: '7:00 PM', Guests: '4' };

function fillIn({ except = '' } = {}) {
  for (const [label, value] of Object.entries(answers))
    if (label !== except) fireEvent.input(screen.getByLabelText(label), { target: { value } });
  for (const [label, text] of Object.entries(choices)) {
    const select = screen.getByLabelText(label);
    const option = within(select).getByRole<HTMLOptionElement>('option', { name: text });
    if (label !== except) fireEvent.change(select, { target: { value: option.value } });
  }
}
const send = (name = 'Reserve Table') => user().click(screen.getByRole('button', { name }));
const thanks = () => screen.queryByRole('region', { name: /^Thank you/ });

describe('the reservation form', () => {
  it('has the tabs Table Reservation and Event Booking, with the same fields in both', async () => {
    renderScreen(<ReservationsScreen />);
    const fields = () => {
      const panel = within(screen.getByRole('tabpanel'));
      return [
        ...panel.getAllByRole('textbox'),
        ...panel.getAllByRole('combobox'),
        panel.getByLabelText('Date'),
      ];
    };
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Table Reservation',
      'Event Booking',
    ]);
    expect(screen.getByRole('tabpanel', { name: 'Table Reservation' })).toBeVisible();
    const table = fields();
    await user().click(screen.getByRole('tab', { name: 'Event Booking' }));
    expect(screen.getByRole('tabpanel', { name: 'Event Booking' })).toBeVisible();
    expect(fields()).toEqual(table);
    expect(table.map((field) => field.getAttribute('name')).sort()).toEqual(
      ['date', 'email', 'guests', 'name', 'occasion', 'phone', 'requests', 'time'].sort(),
    );
  });

  it('keeps what was typed when the visitor changes over, with the arrow keys too', async () => {
    renderScreen(<ReservationsScreen />);
    await user().type(screen.getByLabelText('Full Name'), 'Otieno');
    act(() => screen.getByRole('tab', { name: 'Table Reservation' }).focus());
    await user().keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Event Booking', selected: true })).toHaveFocus();
    await user().keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Table Reservation', selected: true })).toHaveFocus();
    await user().keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Event Booking', selected: true })).toHaveFocus();
    await user().keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Table Reservation', selected: true })).toHaveFocus();
    expect(screen.getByLabelText('Full Name')).toHaveValue('Otieno');
  });

  it('offers 23 times every half-hour from 11:00 AM to 10:00 PM', () => {
    renderScreen(<ReservationsScreen />);
    const times = options('Time');
    expect(times).toHaveLength(23);
    expect(times.slice(0, 4)).toEqual(['11:00 AM', '11:30 AM', '12:00 PM', '12:30 PM']);
    expect(times.slice(-2)).toEqual(['9:30 PM', '10:00 PM']);
  });

  it('is for 1 to 9 guests or 10+', () => {
    renderScreen(<ReservationsScreen />);
    expect(options('Guests')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+']);
  });

  it('knows seven occasions, and needs none', () => {
    renderScreen(<ReservationsScreen />);
    expect(options('Occasion (optional)')).toEqual([
      'Birthday',
      'Anniversary',
      'Business Meeting',
      'Date Night',
      'Family Gathering',
      'Celebration',
      'Other',
    ]);
    expect(screen.getByLabelText('Occasion (optional)')).not.toBeRequired();
    expect(screen.getByLabelText('Special Requests (optional)')).not.toBeRequired();
  });

  it.each([...Object.keys(answers), ...Object.keys(choices)])(
    'requires %s, and keeps the rest when it is missing',
    async (label) => {
      renderScreen(<ReservationsScreen />);
      fillIn({ except: label });
      expect(screen.getByLabelText(label)).toBeRequired();
      await send();
      expect(thanks()).not.toBeInTheDocument();
      expect(toasts).toEqual([]);
      const kept = label === 'Phone' ? 'Full Name' : 'Phone';
      expect(screen.getByLabelText(kept)).toHaveValue(answers[kept]);
    },
  );

  it('checks the format of the e-mail, says what is wrong beside it, and goes there', async () => {
    renderScreen(<ReservationsScreen />);
    fillIn();
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAttribute('type', 'email');
    fireEvent.input(email, { target: { value: 'otieno@example' } });
    await send();
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com');
    expect(thanks()).not.toBeInTheDocument();
  });

  it.each([
    ['00:30 in Nairobi, still yesterday in London', '2026-11-21T00:30:00+03:00', '2026-11-21'],
    ['23:30 in Nairobi', '2026-11-21T23:30:00+03:00', '2026-11-21'],
    ['a minute before midnight', '2026-11-21T23:59:00+03:00', '2026-11-21'],
    ['midnight', '2026-11-22T00:00:00+03:00', '2026-11-22'],
  ])('takes no date before today in Nairobi: %s', async (_when, now, today) => {
    setTime(now);
    renderScreen(<ReservationsScreen />);
    expect(screen.getByLabelText('Date')).toHaveAttribute('min', today);
    fillIn();
    const yesterday = new Date(Date.parse(today) - 1).toISOString().slice(0, 10);
    fireEvent.input(screen.getByLabelText('Date'), { target: { value: yesterday } });
    await send();
    expect(thanks()).not.toBeInTheDocument();
    fireEvent.input(screen.getByLabelText('Date'), { target: { value: today } });
    await send();
    expect(thanks()).toBeVisible();
  });

  it('does not know today on a static page, and can not be sent from it', () => {
    const html = renderToString(
      <MemoryRouter>
        <UserProvider store={createUserStore()}>
          <ReservationsScreen />
        </UserProvider>
      </MemoryRouter>,
    );
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(page.querySelector('[name=date]')).not.toHaveAttribute('min');
    expect(page.querySelector('[type=submit]')).toBeDisabled();
  });
});

describe('a chosen time', () => {
  const passed = () => screen.queryByText(/This time has already passed in Nairobi/);
  const choose = (date: string, time: string) => {
    fireEvent.input(screen.getByLabelText('Date'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
  };

  it.each([
    ['12:00', '2026-11-21T12:00:00+03:00', false],
    ['12:00', '2026-11-21T12:01:00+03:00', true],
    ['12:30', '2026-11-21T12:01:00+03:00', false],
  ])('%s today, asked for at %s: hint %s', (time, now, hinted) => {
    setTime(now);
    renderScreen(<ReservationsScreen />);
    choose('2026-11-21', time);
    expect(Boolean(passed())).toBe(hinted);
  });

  it('that has passed is hinted at, and can be sent all the same', async () => {
    setTime('2026-11-21T20:00:00+03:00');
    renderScreen(<ReservationsScreen />);
    fillIn();
    expect(passed()).not.toBeInTheDocument();
    choose('2026-11-21', '19:00');
    expect(passed()).toBeVisible();
    await send();
    expect(thanks()).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(passed()).not.toBeInTheDocument();
  });
});

describe('a large party', () => {
  it.each([
    ['9', false],
    ['10', true],
  ])('of %s guests is asked to phone: %s', (guests, asked) => {
    renderScreen(<ReservationsScreen />);
    fireEvent.change(screen.getByLabelText('Guests'), { target: { value: guests } });
    const hint = screen.queryByRole('status');
    expect(Boolean(hint)).toBe(asked);
    if (hint) {
      expect(hint).toHaveTextContent('Parties of 10 or more, please phone us: +254 700 000 000.');
      expect(within(hint).getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
    }
  });
});

describe('the cards beside the form', () => {
  it('state the policy', () => {
    renderScreen(<ReservationsScreen />);
    const card = within(screen.getByRole('region', { name: 'Reservation Policy' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'We confirm your reservation within 24 hours by email or phone.',
      'Please make changes or cancellations at least 2 hours ahead.',
      'Tables are held for 15 minutes past the reservation time.',
      'Parties of 10 or more, please phone us.',
      'Event bookings may require advance payment.',
    ]);
  });

  it('say how to reach us and when tables are served', () => {
    renderScreen(<ReservationsScreen />);
    const card = screen.getByRole('region', { name: 'Contact' });
    const within_ = within(card);
    expect(within_.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    expect(within_.getByRole('link', { name: 'hello@bustanigardens.example' })).toHaveAttribute(
      'href',
      'mailto:hello@bustanigardens.example',
    );
    expect(card).toHaveTextContent('Eastern Bypass, near Ruai Flyover, Nairobi, Kenya');
    expect(within_.getByText('Table service')).toBeVisible();
    const days = within_.getAllByRole('term').map(({ textContent }) => textContent);
    const hours = within_.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(days).toEqual(['Mon-Thu', 'Fri-Sun']);
    expect(hours).toEqual(['11:00 AM-10:00 PM', '11:00 AM-11:00 PM']);
  });
});

describe('a sent reservation', () => {
  it('is confirmed in a toast, empties every field, and asks no server', async () => {
    const request = jest.spyOn(globalThis, 'fetch');
    renderScreen(<ReservationsScreen />);
    fillIn();
    await user().selectOptions(screen.getByLabelText('Occasion (optional)'), 'Birthday');
    await user().type(screen.getByLabelText('Special Requests (optional)'), 'By the fire');
    await send();
    expect(toasts).toEqual([
      {
        title: 'Reservation Submitted!',
        text: "We'll confirm your booking within 24 hours.",
        tone: 'success',
      },
    ]);
    for (const field of screen.getByRole('tabpanel').querySelectorAll('input, select, textarea'))
      expect(field).toHaveValue('');
    expect(request).not.toHaveBeenCalled();
  });

  it('stays on the page as a summary, on its way to WhatsApp and the calendar', async () => {
    renderScreen(<ReservationsScreen />);
    fillIn();
    await user().selectOptions(screen.getByLabelText('Guests'), '10+');
    await send();
    const panel = within(screen.getByRole('region', { name: 'Thank you for your reservation' }));
    expect(panel.getByText('We confirm it within 24 hours by email or phone.')).toBeVisible();
    expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(
      [
        'Hello Bustani Gardens! I would like to reserve a table.',
        'Booking: Table Reservation',
        'Date: Friday, 27 November 2026',
        'Time: 7:00 PM',
        'Guests: 10+',
        'Name: Otieno Ouma',
        'Email: otieno@example.com',
        'Phone: 0722 000 000',
      ].join('\n'),
    );
    expect(panel.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  it('says that it is an event when it is one', async () => {
    renderScreen(<ReservationsScreen />);
    await user().click(screen.getByRole('tab', { name: 'Event Booking' }));
    fillIn();
    await send('Book Event');
    const panel = within(screen.getByRole('region', { name: 'Thank you for your event booking' }));
    expect(whatsappText(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toMatch(
      /^Hello Bustani Gardens! I would like to book an event\.\nBooking: Event Booking\n/,
    );
  });

  it('of a guest is kept nowhere, and guests have no list', async () => {
    const { account } = renderScreen(<ReservationsScreen />);
    fillIn();
    await send();
    expect(account.getState().reservations).toEqual([]);
    expect(screen.queryByRole('region', { name: 'My Reservations' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use my details' })).not.toBeInTheDocument();
  });
});

describe('a signed-in customer', () => {
  it('fills in the saved details with one press', async () => {
    renderScreen(<ReservationsScreen />, AMINA);
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
    await user().click(screen.getByRole('button', { name: 'Use my details' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Amina Wanjiru');
    expect(screen.getByLabelText('Email')).toHaveValue('amina@example.com');
    expect(screen.getByLabelText('Phone')).toHaveValue('+254 711 111 111');
  });

  it('has the reservation kept as pending, and finds it in the list under the form', async () => {
    const { account } = renderScreen(<ReservationsScreen />, AMINA);
    const list = () => within(screen.getByRole('region', { name: 'My Reservations' }));
    expect(list().getByText('No reservations yet')).toBeVisible();
    fillIn();
    await user().selectOptions(screen.getByLabelText('Guests'), '10+');
    await send();
    expect(account.getState().reservations).toEqual([
      { id: 'RES-001', date: '2026-11-27', time: '19:00', guests: 10, status: 'pending' },
    ]);
    expect(list().getByRole('listitem')).toHaveTextContent(
      'Fri, 27 Nov 2026, 7:00 PM10+ guests · RES-001Pending',
    );
    expect(within(thanks() ?? document.body).getByText('RES-001')).toBeVisible();
  });

  it('sees the latest reservation first', () => {
    const { account } = renderScreen(<ReservationsScreen />, AMINA);
    const add = (date: string, time: string) =>
      account.getState().addReservation({ date, time, guests: 1, status: 'confirmed' });
    act(() => {
      add('2026-11-27', '19:00');
      add('2026-12-24', '13:00');
      add('2026-11-27', '20:30');
      add('2026-11-27', '19:00');
    });
    const rows = within(screen.getByRole('region', { name: 'My Reservations' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => /RES-\d+/.exec(textContent ?? '')?.[0])).toEqual([
      'RES-002',
      'RES-003',
      'RES-004',
      'RES-001',
    ]);
    expect(rows[0]).toHaveTextContent('Thu, 24 Dec 2026, 1:00 PM1 guest · RES-002Confirmed');
  });
});
