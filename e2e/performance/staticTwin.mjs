import { serveChangedSite } from './changedSite.mjs';

const SCRIPT = /<template id="application">.*?<\/template>|<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/** Serves the pages of the test site without any script: what a static site would be. */
export const serveStaticTwin = () => serveChangedSite('static-twin', (html) => html.replace(SCRIPT, ''));
