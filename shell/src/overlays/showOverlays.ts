/** Whether the visitor has switched to the canary track by hand. The others on it were drawn, and need no badge. */
export const hasChosenCanary = () =>
  window.__VENUE__?.track === 'canary' && /(^|; *)track=canary(;|$)/.test(document.cookie);

/**
 * What only those see who ask for it: `?boundaries` outlines which release each part of the page came from, and whoever
 * tries out a canary has a way back.
 */
export function showOverlays() {
  if (new URLSearchParams(window.location.search).has('boundaries'))
    void import(/* webpackChunkName: "boundaries" */ './showBoundaries').then(({ showBoundaries }) =>
      showBoundaries(),
    );
  if (hasChosenCanary())
    void import(/* webpackChunkName: "track-badge" */ './showTrackBadge').then(({ showTrackBadge }) =>
      showTrackBadge(),
    );
}
