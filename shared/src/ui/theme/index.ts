export { ACCENTS, type Accent } from './accents';
export { light, type ColorName } from './colors';
export { GlobalStyle } from './GlobalStyle';
export { media } from './media';
export {
  focusRing,
  needsScript,
  invalidBorder,
  lift,
  screenOnly,
  hiddenUntilParsed,
  touchTarget,
  visuallyHidden,
} from './mixins';
export { tabular, text } from './text';
export { accentInk, color, font, layer, motion, radius, shadow, size, space, width } from './theme';
