import type { ReactNode } from 'react';
import { CommandPalette } from '../palette/CommandPalette';
import { LiveSignInProvider } from '../source/LiveSignInProvider';
import * as S from './Console.styles';
import type { DefinedScreen } from './defineScreen';
import { RequireAdmin } from './RequireAdmin';
import { ScreensContext } from './useScreens';

interface ConsoleScreenProps {
  /** All screens of the console. */
  screens: readonly DefinedScreen[];
  /** The one that is shown. */
  children: ReactNode;
}

/** What every screen of the console stands in: the guard, the sign-in to the live server, the command palette. */
export function ConsoleScreen({ screens, children }: ConsoleScreenProps) {
  return (
    <RequireAdmin>
      <ScreensContext value={screens}>
        <LiveSignInProvider>
          <CommandPalette>
            <S.Page>{children}</S.Page>
          </CommandPalette>
        </LiveSignInProvider>
      </ScreensContext>
    </RequireAdmin>
  );
}
