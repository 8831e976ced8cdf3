import { findRoute } from '@venue/shared/site-routes';
import { currentRegistry } from '../registry/readRegistry';
import { runningVersion } from '../remotes/runningVersions';
import { siteRoutesOf } from '../routes/siteRoutes';

const COLORS = { shell: '#c2410c', remote: '#1d4ed8' } as const;

interface Region {
  element: Element | null;
  kind: keyof typeof COLORS;
  label: string;
}

function mainLabel(): string {
  const remote = findRoute(siteRoutesOf(currentRegistry()), window.location.pathname)?.remote;
  if (!remote) return 'shell';
  return `${remote} · ${runningVersion(remote) ?? 'not loaded'} · ${window.__VENUE__?.track ?? 'stable'}`;
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
  Object.assign(box.style, {
    position: 'absolute',
    left: `${left + window.scrollX}px`,
    top: `${top + window.scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    boxSizing: 'border-box',
    border: `2px dashed ${COLORS[kind]}`,
    pointerEvents: 'none',
    overflow: 'hidden',
  });
  const name = document.createElement('span');
  name.textContent = label;
  Object.assign(name.style, {
    position: 'absolute',
    background: COLORS[kind],
    color: '#fff',
    font: '600 12px/1.4 ui-monospace, monospace',
    padding: '1px 6px',
  });
  box.append(name);
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
