import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import { PASSWORD, type Who } from '@venue/shared/testing/graphql';

/** Signs in by the dialog for that, which is open. */
export async function signInAs(who: Who) {
  const dialog = within(screen.getByRole('dialog', { name: 'Sign in to the live server' }));
  await fill(dialog.getByLabelText('Email'), `${who}@venue.example`);
  await fill(dialog.getByLabelText('Password'), PASSWORD);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
}
