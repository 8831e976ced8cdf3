/** Ctrl/Cmd+K: comes with the screens it leads to. */
export function CommandPalette() {
  return null;
}
