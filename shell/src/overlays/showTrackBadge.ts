import { color, font, layer, radius, shadow, size, space } from '@venue/shared/ui/theme';

/** The address of this page on the stable track. */
function wayBack() {
  const address = new URL(window.location.href);
  address.searchParams.set('track', 'stable');
  return address.pathname + address.search;
}

/**
 * Shows that the page runs on a canary, with the way back to the releases for everybody. It stands above the bar that
 * pages of orders have at the lower edge of a phone.
 */
export function showTrackBadge() {
  const badge = document.createElement('aside');
  badge.ariaLabel = 'Release';
  Object.assign(badge.style, {
    position: 'fixed',
    left: space.s12,
    bottom: 'calc(5.5rem + env(safe-area-inset-bottom))',
    zIndex: String(layer.bar),
    maxWidth: `calc(100vw - 2 * ${space.s12})`,
    padding: `${space.s8} ${space.s12}`,
    font: `${size.small}/1.4 ${font.text}`,
    color: color.ink,
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    boxShadow: shadow.lift,
  });
  const link = document.createElement('a');
  link.href = wayBack();
  link.textContent = 'Back to the current site';
  // The page may be another one by then.
  link.addEventListener('click', () => (link.href = wayBack()));
  badge.append('You are trying out a new version. ', link);
  document.body.append(badge);
}
