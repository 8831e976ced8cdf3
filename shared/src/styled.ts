/**
 * The part of styled-components that the site uses in the browser, which module federation shares under that name, as with
 * `router.ts`. The package's file is imported by its path, since importing `styled-components` here would be circular.
 */
export {
  createGlobalStyle,
  createTheme,
  css,
  keyframes,
  styled,
} from 'styled-components/dist/styled-components.browser.esm.js';
