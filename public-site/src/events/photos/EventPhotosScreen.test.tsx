import { openScreen } from '@venue/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { photosOf } from '../../catalogue/eventPhotos';
import { PAST_EVENTS } from '../../catalogue/pastEvents';
import EventPhotosScreen, { page } from './EventPhotosScreen';

const open = (id: string) =>
  openScreen(EventPhotosScreen, { address: `/events/${id}/photos`, paths: ['/events/:id/photos'] });

const shots = () => within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem');
const figure = (label: string) => screen.getByText(label).nextSibling;

describe.each(PAST_EVENTS.map((event) => [event.id, event] as const))('the photos of %s', (id, event) => {
  it(`the photos of ${id} come one featured first, each with its caption and likes, and are summed up`, () => {
    open(id);
    const photos = photosOf(id);
    expect(screen.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    expect(screen.getAllByText('Featured')).toHaveLength(1);
    expect(shots().map((shot) => shot.textContent)).toEqual(
      [...photos]
        .sort((a, b) => Number(b.featured) - Number(a.featured))
        .map(({ featured, caption, likes }) => `${featured ? 'Featured' : ''}${caption}${likes} likes`),
    );
    expect(figure('Total photos')).toHaveTextContent(new RegExp(`^${photos.length}$`));
    expect(figure('Attendees')).toHaveTextContent(new RegExp(`^${event.attendees}$`));
    const likes = photos.map((photo) => photo.likes).reduce((sum, more) => sum + more);
    expect(figure('Total likes')).toHaveTextContent(new RegExp(`^${likes}$`));
    expect(figure('Rating out of 5')).toHaveTextContent(new RegExp(`^${event.rating}/5$`));
  });
});

it('Load More Photos on the photos page is there and does nothing, and all likes are 440', async () => {
  open('madaraka-day-choma');
  const more = screen.getByRole('button', { name: 'Load More Photos' });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription('Coming soon');
  await userEvent.click(more);
  expect(shots()).toHaveLength(8);
  expect(figure('Total likes')).toHaveTextContent('440');
});

it('a photo of an event opens large with its likes, and arrow keys lead around the album', async () => {
  open('wine-and-embers-opening-night');
  const first = within(shots()[0] ?? document.body).getByRole('button');
  await userEvent.click(first);
  const viewer = screen.getByRole('dialog', { name: 'Photos of Wine & Embers: Opening Night' });
  expect(viewer).toHaveTextContent('First pour of the first evening57 likes1 of 6');
  expect(within(viewer).getByRole('button', { name: 'Next photo' })).toHaveFocus();
  fireEvent.keyDown(viewer, { key: 'ArrowRight' });
  expect(viewer).toHaveTextContent('The table before the guests33 likes2 of 6');
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  expect(viewer).toHaveTextContent('6 of 6');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close photos' }));
  expect(first).toHaveFocus();
});

describe.each(['new-year-2099', 'friday-live-band'])('the photos of %s', (id) => {
  it(`the photos of ${id} are not found, and the page says so`, () => {
    open(id);
    expect(screen.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
    expect(page({ id })).toEqual({ title: 'Event Not Found', noindex: true });
  });
});

it('the page of an event’s photos is named after the event', () => {
  expect(page({ id: 'jazz-under-the-trees' })).toMatchObject({
    title: 'Jazz Under the Trees: photos',
    description: '7 photos of Jazz Under the Trees at Bustani Gardens, Saturday, 26 April 2025.',
  });
});
