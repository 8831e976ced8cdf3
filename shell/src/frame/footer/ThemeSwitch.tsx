import { VisuallyHidden } from '@venue/shared/ui';
import { useEffect, useSyncExternalStore } from 'react';
import * as S from './ThemeSwitch.styles';
import { chooseTheme, currentTheme, showTheme, watchTheme, type ThemeChoice } from './themeChoice';

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const notKnownYet = () => null;

/** Switch between light, dark and the device's setting. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(watchTheme, currentTheme, notKnownYet);
  // The script in the head has set the colours of the page but not of the browser's toolbar.
  useEffect(() => showTheme(currentTheme()), []);
  return (
    <S.Group>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {CHOICES.map(({ value, label }) => (
        <S.Choice key={value}>
          <VisuallyHidden
            as="input"
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
          />
          <span>{label}</span>
        </S.Choice>
      ))}
    </S.Group>
  );
}
