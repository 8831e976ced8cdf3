import { useRef, type ReactNode } from 'react';
import { CommandPalette } from '../palette/CommandPalette';
import { LiveSignInProvider } from '../live-sign-in/LiveSignInProvider';
import * as S from './Console.styles';
import { RequireAdmin } from './RequireAdmin';
import { useKeptFocus } from './useKeptFocus';

/** What every screen of the console stands in: the guard, the sign-in to the live server, the command palette. */
export function ConsoleScreen({ children }: { children: ReactNode }) {
  return (
    <RequireAdmin>
      <LiveSignInProvider>
        <CommandPalette>
          <Page>{children}</Page>
        </CommandPalette>
      </LiveSignInProvider>
    </RequireAdmin>
  );
}

function Page({ children }: { children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return <S.Page ref={page}>{children}</S.Page>;
}
