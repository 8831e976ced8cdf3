import { VENUE } from '../venue';

/**
 * The document of the frame with the map. A frame can't tell a failed page from a loaded one and would show the browser's
 * error page. An `<object>` whose page fails renders its fallback content, which is empty here, so the drawn map stays
 * visible.
 */
export const MAP_DOCUMENT = `<!doctype html><html lang="en"><title>Map of ${VENUE.name}</title>
<style>body { margin: 0 } object { position: absolute; width: 100%; height: 100% }</style>
<object type="text/html" data="${VENUE.mapEmbedUrl.replaceAll('&', '&amp;')}" aria-label="Map"></object>`;
