import { openRoutes } from '@venue/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDiscardQuestion } from './useDiscardQuestion';

function Form() {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { close, question } = useDiscardQuestion({
    isDirty: typed !== '',
    isBusy: false,
    onClose: () => void navigate('/list', { replace: true }),
  });
  return (
    <>
      <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button onClick={close}>Close</button>
      {question}
    </>
  );
}

function open() {
  const { router } = openRoutes(
    [
      { path: '/before', element: <p>The page before</p> },
      { path: '/list/new', element: <Form /> },
      { path: '/list', element: <p>The list</p> },
    ],
    { entries: ['/before', '/list/new'] },
  );
  return { goBack: () => act(() => router.navigate(-1)) };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

describe('the Back button over a dialog', () => {
  it('Back over a dialog with typed text asks first, again after Keep Editing, which stays with the text', async () => {
    const { goBack } = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Mukimo');
    await goBack();
    expect(question()).toHaveTextContent('What you typed here has not been saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Mukimo');
    await goBack();
    await waitFor(() => expect(question()).toBeVisible());
  });

  it('Discard Changes leaves the page over which the dialog is once, however often it is pressed', async () => {
    const { goBack } = open();
    await userEvent.type(screen.getByLabelText('Name'), 'Mukimo');
    await goBack();
    const discard = screen.getByRole('button', { name: 'Discard Changes' });
    act(() => {
      fireEvent.click(discard, { detail: 1 });
      fireEvent.click(discard, { detail: 1 });
    });
    expect(await screen.findByText('The page before')).toBeVisible();
  });

  it('Back over a dialog leaves at once when nothing was typed', async () => {
    const { goBack } = open();
    await goBack();
    expect(await screen.findByText('The page before')).toBeVisible();
  });
});

describe('a dialog with typed text', () => {
  it('a dialog with typed text closes by its own button after the question', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Name'), 'Mukimo');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(await screen.findByText('The list')).toBeVisible();
  });

  it('the browser asks before a page with typed text is left', async () => {
    open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await userEvent.type(screen.getByLabelText('Name'), 'Mukimo');
    expect(leave()).toBe(true);
  });
});
