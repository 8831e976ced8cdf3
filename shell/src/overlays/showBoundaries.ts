import { findRoute } from '@venue/shared/site-routes';
import { currentRegistry } from '../registry/readRegistry';
import { runningVersion } from '../remotes/loadRemoteModule';
import { siteRoutesOf } from '../routes/siteRoutes';

/** The labels take no clicks, and the empty text after the stroke keeps them from assistive technology. */
const STYLE = `
  [data-boundary] { --boundary: #c2410c; }
  main[data-boundary] { --boundary: #1d4ed8; }
  :is(main, footer)[data-boundary] { position: relative; }
  [data-boundary]::before, [data-boundary]::after {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 2147483647;
    pointer-events: none;
  }
  [data-boundary]::before {
    content: attr(data-boundary);
    content: attr(data-boundary) / '';
    padding: 1px 6px;
    background: var(--boundary);
    color: #fff;
    font: 600 12px/1.4 ui-monospace, monospace;
  }
  [data-boundary]::after { content: ''; inset: 0; border: 2px dashed var(--boundary); }
`;

function mainLabel(): string {
  const remote = findRoute(siteRoutesOf(currentRegistry()), window.location.pathname)?.remote;
  if (!remote) return 'shell';
  return `${remote} · ${runningVersion(remote) ?? 'not loaded'} · ${window.__VENUE__?.track ?? 'stable'}`;
}

/** Outlines which deployment, release and track each part of the page came from, for whoever runs the site. */
export function showBoundaries() {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  for (const part of ['header', 'body footer'])
    document.querySelector(part)?.setAttribute('data-boundary', 'shell');
  const main = document.getElementById('main');
  const showLabel = () => main?.setAttribute('data-boundary', mainLabel());
  showLabel();
  // The release and the page may be others after a navigation.
  if (main) new MutationObserver(showLabel).observe(main, { childList: true, subtree: true });
}
