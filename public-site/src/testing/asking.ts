import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** For tests: presses the button of that name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** For tests: the text field of that name. */
export const field = (name: string) => screen.getByRole('textbox', { name });

/** For tests: what stands beside a label of a summary, such as its total. */
export const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
