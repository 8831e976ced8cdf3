import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { UPCOMING_EVENTS } from '../catalogue/upcomingEvents';
import EventsScreen from './EventsScreen';

const page = (
  <MemoryRouter>
    <EventsScreen />
  </MemoryRouter>
);

/** Opens the page at a moment by the clock in Nairobi; the 21st of November 2026 is a Saturday. */
function openAt(moment: string) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${moment}+03:00`));
  render(page);
}
afterEach(() => jest.restoreAllMocks());

const card = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article') ?? document.body);

describe('the events page', () => {
  beforeEach(() => openAt('2026-11-21T12:00'));

  it('the events page has the tabs Upcoming Events, chosen, and Past Events, disabled', async () => {
    const [upcoming, past, ...others] = screen.getAllByRole('tab');
    expect(others).toEqual([]);
    expect(upcoming).toHaveAccessibleName('Upcoming Events');
    expect(upcoming).toHaveAttribute('aria-selected', 'true');
    expect(past).toHaveAccessibleName('Past Events');
    expect(past).toBeDisabled();
    await userEvent.click(past ?? document.body);
    upcoming?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(upcoming).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Upcoming Events' })).toBeVisible();
  });

  it('the events page links every upcoming event, and says what it is, how often, at what time and where', () => {
    const panel = within(screen.getByRole('tabpanel', { name: 'Upcoming Events' }));
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      UPCOMING_EVENTS.map(({ id, title }) => [title, `/events/${id}`]),
    );
    for (const { title, description, category, date, time, location, isPromotional } of UPCOMING_EVENTS) {
      for (const text of [description, category, date, time, location])
        expect(card(title).getByText(text)).toBeVisible();
      expect(card(title).queryAllByText('Special')).toHaveLength(isPromotional ? 1 : 0);
    }
  });

  it('the events page has its title, three figures of the venue, and leads to Plan Your Event', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Events & Experiences' })).toBeVisible();
    for (const [value = '', label = ''] of [
      ['100+', 'Seating Capacity'],
      ['24/7', 'Event Support'],
      ['Custom', 'Menu Options'],
    ])
      expect(screen.getByText(label).parentElement).toHaveTextContent(value);
    expect(screen.getByRole('link', { name: 'Plan Your Event' })).toHaveAttribute('href', '/plan-event');
  });
});

it.each([
  ['2026-11-27T18:59', 'Friday, 27 November 2026'],
  ['2026-11-27T19:00', 'Friday, 4 December 2026'],
])('at %s in Nairobi the next evening of the Friday band is %s', (moment, date) => {
  openAt(moment);
  expect(card('Friday Live Band').getByText(date)).toBeVisible();
});

it('a static page leaves the next evening of the Friday band to the browser', () => {
  const html = renderToString(page);
  expect(html).toContain('Every Friday');
  expect(html).not.toContain('<time');
});
