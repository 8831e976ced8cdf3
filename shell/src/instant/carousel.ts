/** Answers the arrows and dots of a carousel. Returns false for any other control. */
export function pressCarousel(control: HTMLElement): boolean {
  const root = control.closest('[aria-roledescription=carousel]');
  if (!root) return false;
  const slides = [...root.querySelectorAll('[aria-roledescription=slide]')];
  const dots = [...root.querySelectorAll('[aria-current]')];
  const shown = slides.findIndex((slide) => slide.getAttribute('aria-hidden') === 'false');
  const step = Number(control.dataset.step);
  const next = step ? (shown + step + slides.length) % slides.length : dots.indexOf(control);
  if (next < 0) return false;
  slides.forEach((slide, index) => slide.setAttribute('aria-hidden', String(index !== next)));
  dots.forEach((dot, index) => dot.setAttribute('aria-current', String(index === next)));
  return true;
}
