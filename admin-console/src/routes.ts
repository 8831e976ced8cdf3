import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import type { ComponentType } from 'react';
import { inConsole } from './console/inConsole';
import type { ConsoleScreen } from './console/screen';
import { SCREENS } from './screens';

/** The routes of a screen: its list, and its Add dialog where that has an address. */
function routesOf({ path, add, title, chunk, load }: ConsoleScreen): ScreenRoute[] {
  // One component for both addresses: closing the Add dialog must not start the screen anew.
  let Component: ComponentType | undefined;
  const loadInConsole = async () => {
    const { default: Screen } = await load();
    return { default: (Component ??= inConsole(Screen)) };
  };
  const paths = add?.path ? [path, add.path] : [path];
  // The console is for administrators: search engines stay out.
  return paths.map((each) =>
    defineScreen({
      path: each,
      audience: 'admin',
      chunk,
      load: loadInConsole,
      page: { title, noindex: true },
    }),
  );
}

export const routes: ScreenRoute[] = SCREENS.flatMap(routesOf);
