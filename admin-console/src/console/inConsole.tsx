import type { ComponentType } from 'react';
import { CommandPalette } from '../palette/CommandPalette';
import { LiveSignInProvider } from '../source/LiveSignInProvider';
import * as S from './Console.styles';
import { RequireAdmin } from './RequireAdmin';

/** A screen in what every screen of the console stands in: the guard, the sign-in to the live server, the palette. */
export const inConsole = (Screen: ComponentType) =>
  function ScreenInConsole() {
    return (
      <RequireAdmin>
        <LiveSignInProvider>
          <CommandPalette>
            <S.Page>
              <Screen />
            </S.Page>
          </CommandPalette>
        </LiveSignInProvider>
      </RequireAdmin>
    );
  };
