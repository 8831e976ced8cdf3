import { chooseTheme, currentTheme, type ThemeChoice } from '../frame/footer/themeChoice';

/** Whether an element is one of the three choices in the footer. */
export const isThemeChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name === 'theme';

export const pressTheme = ({ value }: HTMLInputElement) => chooseTheme(value as ThemeChoice);

/** Marks the choice that applies, which static pages don't know. */
export function showThemeChoice() {
  const choice = document.querySelector<HTMLInputElement>(`[name=theme][value=${currentTheme()}]`);
  if (choice) choice.checked = true;
}
