import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFormValue } from './useFormValue';

const read = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input')?.value ?? '';

function Party() {
  const form = useRef<HTMLFormElement>(null);
  const guests = useFormValue(form, read);
  return (
    <form ref={form}>
      <label>
        Guests <input name="guests" />
      </label>
      <output>{guests === '' ? 'nobody' : guests}</output>
    </form>
  );
}

it('a watched form value follows what the visitor changes, and a reset', async () => {
  render(<Party />);
  expect(screen.getByRole('status')).toHaveTextContent('nobody');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '4' } });
  expect(screen.getByRole('status')).toHaveTextContent('4');
  screen.getByRole<HTMLInputElement>('textbox').form?.reset();
  await screen.findByText('nobody');
});

it('a watched form value includes what was chosen before the page was hydrated, without a mismatch', () => {
  const warn = jest.spyOn(console, 'error');
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Party />);
  expect(page).toHaveTextContent('nobody');
  const field = page.querySelector('input');
  if (field) field.value = '10';
  act(() => void hydrateRoot(page, <Party />));
  expect(screen.getByRole('status')).toHaveTextContent('10');
  expect(field).toHaveValue('10');
  expect(warn).not.toHaveBeenCalled();
});
