import { screen } from '@testing-library/react';
import { openScreen, type Visit } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';
import AdminDashboardScreen from './AdminDashboardScreen';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const open = (visit: Visit = {}) =>
  openScreen(AdminDashboardScreen, { address: '/admin/dashboard', ...visit });

/** The big number of a figure, and its bars as text. */
function figure(title: string) {
  const part = screen.getByRole('heading', { name: title }).closest('section');
  return {
    value: part?.querySelector('p')?.textContent,
    bars: [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent),
  };
}

it('the dashboard counts the sample reservations by status, with the number of every bar', async () => {
  open();
  await screen.findByText('10 in total');
  expect(figure('Reservations by status')).toEqual({
    value: '10',
    bars: ['4Pending', '4Confirmed', '2Cancelled'],
  });
});

describe('while the reservations are not known', () => {
  const server = venueServer();

  const UNKNOWN = { value: '–', bars: [] };

  it('no figure claims a number while the reservations are loading', () => {
    open({ data: liveData(server) });
    expect(screen.getByText('Loading reservations...')).toBeVisible();
    expect(figure('Covers in the next 7 days')).toEqual(UNKNOWN);
    expect(figure('Reservations by status')).toEqual(UNKNOWN);
  });

  it('no figure claims a number when the reservations are refused', async () => {
    await server.fail({ kind: 'FORBIDDEN', operation: 'reservations' });
    open({ data: liveData(server) });
    expect(await screen.findByRole('heading', { name: 'Error loading reservations' })).toBeVisible();
    expect(screen.getByText('Failed to load reservations. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(figure('Covers in the next 7 days')).toEqual(UNKNOWN);
    expect(figure('Reservations by status')).toEqual(UNKNOWN);
    expect(screen.queryByText(/in total/)).not.toBeInTheDocument();
    const tile = screen.getByRole('link', { name: 'Manage Reservations' }).closest('li');
    expect(tile).not.toHaveTextContent('…');
    expect(tile).toHaveTextContent('Their number is not known');
  });

  it('the figures count the reservations of the live server', async () => {
    await server.fail(null);
    open({ data: liveData(server) });
    expect(await screen.findByText('Live server')).toBeVisible();
    expect(screen.getByText(/^\d+ in total$/)).toBeVisible();
    expect(figure('Reservations by status').bars).toHaveLength(3);
  });
});
