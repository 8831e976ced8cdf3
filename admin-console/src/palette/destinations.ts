import type { ConsoleScreen } from '../console/screen';
import { searchAmong } from '../lists/findRows';
import type { Destination } from './destination';

const screenAt = (path: string, name: string, detail: string): Destination => ({
  id: path,
  to: path,
  name,
  kind: 'Screen',
  detail,
});

const SIGN_IN: Destination = {
  id: 'sign-in',
  to: null,
  name: 'Sign in to the live server',
  kind: 'Action',
  detail: 'Loads and saves the real records',
};

/** Where the palette leads without any record: screens, Add dialogs, actions. */
const screensAndActions = (
  screens: readonly ConsoleScreen[],
  may: (operation: string) => boolean,
): Destination[] => [
  ...screens.map(({ path, title, summary }) => screenAt(path, title, summary)),
  ...screens.flatMap(({ views = [] }) =>
    views.map(({ path, title, summary }) => screenAt(path, title, summary)),
  ),
  ...screens.flatMap(({ add, entity }) =>
    add?.path && (!entity || may(`create${entity}`)) ? [screenAt(add.path, add.label, 'Opens the form')] : [],
  ),
  SIGN_IN,
];

/** Those whose name or detail holds what was typed. */
export function findScreensAndActions(
  screens: readonly ConsoleScreen[],
  may: (operation: string) => boolean,
  typed: string,
) {
  return searchAmong(screensAndActions(screens, may), ({ name, detail }) => `${name} ${detail}`)(typed);
}
