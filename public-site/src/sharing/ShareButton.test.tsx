import { toasts } from '@venue/shared/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareButton } from './ShareButton';

beforeEach(() => toasts.splice(0));

const URL_OF_EVENT = 'http://localhost/events/jazz';

/** The browser's abilities; one that is left out is not there. */
function browserWith(abilities: {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}) {
  const { share, writeText } = abilities;
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
  const clipboard = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}
afterEach(() => browserWith({}));

function share() {
  render(<ShareButton title="Jazz" path="/events/jazz" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

it("the Share button opens the device's own sheet with title and address", async () => {
  const sheet = jest.fn(() => Promise.resolve());
  browserWith({ share: sheet });
  share();
  await waitFor(() => expect(sheet).toHaveBeenCalledWith({ title: 'Jazz', url: URL_OF_EVENT }));
  expect(toasts).toEqual([]);
});

it.each([
  ['the visitor closes the sheet', 'AbortError'],
  ['the sheet is still open', 'InvalidStateError'],
])('the Share button does nothing more when %s', async (_why, error) => {
  const writeText = jest.fn(() => Promise.resolve());
  const sheet = jest.fn(() => Promise.reject(new DOMException('closed', error)));
  browserWith({ share: sheet, writeText });
  share();
  await waitFor(() => expect(sheet).toHaveBeenCalled());
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

it('the Share button copies the link where the device has no share sheet, or it fails', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  browserWith({ writeText });
  share();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Link copied', tone: 'success' }]));
  browserWith({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')), writeText });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(writeText.mock.calls).toEqual([[URL_OF_EVENT], [URL_OF_EVENT]]);
});

it('the Share button shows the link where it cannot be copied either', async () => {
  browserWith({});
  share();
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Copy this link', text: URL_OF_EVENT, tone: 'info' }]),
  );
});
