import { CANVAS } from '@venue/shared/ui/theme/canvas';

/** The chosen theme. `system` follows the device and is never stored. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The only local storage key besides those of the stores (decisions, Local storage keys). */
export const THEME_KEY = 'theme';

const isTheme = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

const listeners = new Set<() => void>();

/** The current choice, as it stands on the document. Browser only. */
export function currentTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

/** Applies a choice to the document and to the colour of the browser's toolbar. Browser only. */
export function showTheme(choice: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = choice === 'system' ? meta.getAttribute('media')?.includes('dark') : choice === 'dark';
    meta.content = isDark ? CANVAS.dark : CANVAS.light;
  }
  listeners.forEach((listener) => listener());
}

/** Applies and stores a choice. Where storage is full or blocked, it lasts until the page is left. */
export function chooseTheme(choice: ThemeChoice) {
  showTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch (error) {
    console.warn('The theme could not be remembered.', error);
  }
}

/** Calls the listener after changes in this tab and in others. Returns a function that stops it. */
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
