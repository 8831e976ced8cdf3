import { dark, light } from '@venue/shared/ui/theme';

/** What the visitor wants; `system` follows the device and is never stored. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The only local storage key besides the stores' (decisions, Local storage keys). */
export const THEME_KEY = 'theme';

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

const listeners = new Set<() => void>();

/** The theme of the page right now. Only in the browser. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

/** Puts a choice on the document, and on the bar of the browser around it. Only in the browser. */
export function showTheme(choice: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = choice === 'system' ? meta.getAttribute('media')?.includes('dark') : choice === 'dark';
    meta.content = (isDark ? dark : light).canvas;
  }
  listeners.forEach((listener) => listener());
}

/** Shows a choice and remembers it; where storage is full or forbidden it lasts as long as the page. */
export function chooseTheme(choice: ThemeChoice) {
  showTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch (error) {
    console.warn('The theme could not be remembered.', error);
  }
}

/** Hears of changes made here and in other tabs. Returns what ends it. */
export function watchTheme(listener: () => void): () => void {
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === THEME_KEY) showTheme(isTheme(newValue) ? newValue : 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}
