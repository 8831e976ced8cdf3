import { findRoute } from '@venue/shared/site-routes';
import { currentRegistry } from '../registry/readRegistry';
import { runningVersion } from '../remotes/runningVersions';
import { siteRoutesOf } from '../routes/siteRoutes';

const TRACK = 'stable';
const COLORS = { shell: '#c2410c', remote: '#1d4ed8' } as const;

interface Region {
  element: Element | null;
  kind: keyof typeof COLORS;
  label: string;
}

function mainLabel(): string {
  const remote = findRoute(siteRoutesOf(currentRegistry()), window.location.pathname)?.remote;
  if (!remote) return 'shell';
  return `${remote} · ${runningVersion(remote) ?? 'not loaded'} · ${TRACK}`;
}

const regions = (): Region[] => [
  { element: document.querySelector('header'), kind: 'shell', label: 'shell' },
  { element: document.getElementById('main'), kind: 'remote', label: mainLabel() },
  { element: document.querySelector('body footer'), kind: 'shell', label: 'shell' },
];

function outline({ element, kind, label }: Region): HTMLElement[] {
  if (!element) return [];
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  box.textContent = label;
  Object.assign(box.style, {
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    boxSizing: 'border-box',
    border: `2px dashed ${COLORS[kind]}`,
    color: COLORS[kind],
    font: '600 12px/1.4 ui-monospace, monospace',
    textShadow: '0 0 3px #fff, 0 0 3px #fff',
    pointerEvents: 'none',
    padding: '2px 6px',
    overflow: 'hidden',
  });
  return [box];
}

/**
 * Outlines which deployment, release and track each part of the page came from, for whoever runs the site. It is an
 * overlay that takes no clicks and that assistive technology does not see.
 */
export function showBoundaries() {
  const overlay = document.createElement('div');
  overlay.dataset.boundaries = '';
  overlay.ariaHidden = 'true';
  Object.assign(overlay.style, { position: 'absolute', inset: '0 auto auto 0', zIndex: '2147483647' });
  document.body.append(overlay);
  const draw = () => overlay.replaceChildren(...regions().flatMap(outline));
  new ResizeObserver(draw).observe(document.body);
  const main = document.getElementById('main');
  if (main) new MutationObserver(draw).observe(main, { childList: true, subtree: true });
  window.addEventListener('resize', draw);
  draw();
}
