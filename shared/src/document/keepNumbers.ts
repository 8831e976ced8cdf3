/**
 * Runs inline. The browser's answer to the wheel over a focused number is another number, seen by nobody. A field that
 * is read-only for this one event keeps its number and the focus, and the page scrolls. It must be self-contained,
 * because `inlineScript` prints its source into the page.
 */
export function keepNumbers(): void {
  const keep = () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.type !== 'number' || field.readOnly) return;
    field.readOnly = true;
    setTimeout(() => {
      field.readOnly = false;
    });
  };
  addEventListener('wheel', keep, { capture: true, passive: true });
}
