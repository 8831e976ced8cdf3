import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** For tests: stops the clock at a moment; waiting moves it on. */
export const setTime = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });

export const NOON = '2026-11-21T12:00:00+03:00';

/** For tests: a visitor whose pauses move the clock. */
export const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** For tests: what a guest types into the reservation form. */
export const answers = {
  'Full Name': 'Otieno Ouma',
  Email: 'otieno@example.com',
  Phone: '0722 000 000',
  Date: '2026-11-27',
};
/** For tests: what a guest chooses from its lists. */
export const choices = { Time: '7:00 PM', Guests: '4' };

/** For tests: fills in all that is required, but for one field perhaps. */
export function fillIn({ except = '' } = {}) {
  for (const [label, value] of Object.entries(answers))
    if (label !== except) fireEvent.input(screen.getByLabelText(label), { target: { value } });
  for (const [label, text] of Object.entries(choices)) {
    const select = screen.getByLabelText(label);
    const option = within(select).getByRole<HTMLOptionElement>('option', { name: text });
    if (label !== except) fireEvent.change(select, { target: { value: option.value } });
  }
}

/** For tests: presses the form's button. */
export const send = (name = 'Reserve Table') => user().click(screen.getByRole('button', { name }));

/** For tests: the confirmation, once there is one. */
export const thanks = () => screen.queryByRole('region', { name: /^Thank you/ });
