import type { ComponentType } from 'react';
import { SCREENS } from '../screens';
import { ConsoleScreen } from './ConsoleScreen';

/** A screen as its route shows it. */
export const inConsole = (Screen: ComponentType) =>
  function ScreenInConsole() {
    return (
      <ConsoleScreen screens={SCREENS}>
        <Screen />
      </ConsoleScreen>
    );
  };
