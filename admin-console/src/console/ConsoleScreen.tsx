import type { ReactNode } from 'react';
import { CommandPalette } from '../palette/CommandPalette';
import { LiveSignInProvider } from '../source/LiveSignInProvider';
import * as S from './Console.styles';
import { RequireAdmin } from './RequireAdmin';

/** What every screen of the console stands in: the guard, the sign-in to the live server, the command palette. */
export function ConsoleScreen({ children }: { children: ReactNode }) {
  return (
    <RequireAdmin>
      <LiveSignInProvider>
        <CommandPalette>
          <S.Page>{children}</S.Page>
        </CommandPalette>
      </LiveSignInProvider>
    </RequireAdmin>
  );
}
