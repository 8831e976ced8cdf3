import { controlsOf } from './formValues';

/** The controls of a form with text that the browser can't read, half a date or "1500-": their value is blank. */
export const unreadableControls = (form: HTMLFormElement) =>
  controlsOf(form).filter(({ validity }) => validity.badInput);
