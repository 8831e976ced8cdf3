// decisions, Today
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import type { Who } from '@venue/shared/testing/graphql';
import { openMenu } from '../../testing/openMenu';
import { toasts } from '../../testing/openScreen';
import { liveData, venueServer } from '../../testing/venueServer';

const server = venueServer();
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function openPanel(as: Who) {
  await openMenu({ data: liveData(server, as) });
  const panel = within(await screen.findByRole('region', { name: 'Today on the Website' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Today: nothing special' }));
  return panel;
}
type Region = Awaited<ReturnType<typeof openPanel>>;
const press = (panel: Region, name: string) => userEvent.click(panel.getByRole('button', { name }));
const lastToast = () => toasts[toasts.length - 1];

it.each<[Who, string]>([
  ['owner', 'Achieng'],
  ['waiter', 'Baraka'],
])('the %s says what holds for today, is shown what is said, and takes it back', async (who, name) => {
  const panel = await openPanel(who);
  await userEvent.selectOptions(panel.getByLabelText(/Dish That Is Sold Out/), 'Samosas');
  await fill(panel.getByLabelText(/Kitchen Closes At/), '20:00');
  await fill(panel.getByLabelText(/A Line for Today/), 'No band tonight');
  await press(panel, 'Say It');
  const said = await panel.findByText(/Sold out: .*Samosas/);
  expect(said).toHaveAttribute('role', 'status');
  expect(said).toHaveTextContent(/Closes early: 8:00 PM. .*No band tonight.*Changed last by/);
  expect(said).toHaveTextContent(name);
  expect(panel.queryByRole('option', { name: 'Samosas' })).toBeNull();
  await press(panel, 'Samosas is back');
  await panel.findByText(/^Closes early/);
  await press(panel, 'Clear');
  await panel.findByText(/Nothing is special today/);
  lastToast()?.action?.run();
  expect(await panel.findByText(/^Closes early: 8:00 PM. .*No band tonight/)).toBeVisible();
});

it.each<[string, string]>([
  ['silence', 'The server does not answer.'],
  ['BAD_USER_INPUT', 'The server says BAD_USER_INPUT.'],
])('what was typed stays when the server answers with %s', async (kind, reason) => {
  const panel = await openPanel('waiter');
  await server.fail({ kind, operation: 'updateToday' });
  await fill(panel.getByLabelText(/A Line for Today/), 'No band tonight');
  await press(panel, 'Say It');
  expect(await panel.findByText(reason)).toBeVisible();
  expect(panel.getByText('Failed to update what is said today. Please try again.')).toBeVisible();
  expect(panel.getByLabelText(/A Line for Today/)).toHaveValue('No band tonight');
  await server.fail(null);
  await press(panel, 'Say It');
  expect(await panel.findByText(/^.?No band tonight/)).toBeVisible();
});

it('a longer line that is pasted is kept whole, and the field says by how much', async () => {
  const panel = await openPanel('waiter');
  const line = panel.getByLabelText(/A Line for Today/);
  await userEvent.click(line);
  await userEvent.paste('x'.repeat(67));
  expect(line).toHaveValue('x'.repeat(67));
  expect(line).toHaveAccessibleDescription('Shorten it by 7: 60 characters fit');
  expect(panel.getByRole('button', { name: 'Say It' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(line, '{Backspace>7}');
  expect(line).toHaveAccessibleDescription('');
  await press(panel, 'Say It');
  expect(await panel.findByText(/^.?x{60}/)).toBeVisible();
});

it('a server of the specification is offered nothing of today', async () => {
  await server.reset({ keepsVersions: false });
  await openMenu({ data: liveData(server) });
  await screen.findByRole('button', { name: 'Edit Chapati' });
  expect(await screen.findByText(/Live server/)).toBeVisible();
  expect(screen.queryByText('Today on the Website')).toBeNull();
  expect((await server.callsOf('today')).length).toBe(0);
});
