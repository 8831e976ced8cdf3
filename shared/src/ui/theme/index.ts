export { ACCENTS, type Accent } from './accents';
export { dark, light, type ColorName } from './colors';
export { FONT_FILES, fontFaces, type FontFile } from './fonts';
export { GlobalStyle } from './GlobalStyle';
export { BREAKPOINTS, media } from './media';
export { focusRing, lift, touchTarget, visuallyHidden } from './mixins';
export { tabular, text } from './text';
export { theme } from './theme';
