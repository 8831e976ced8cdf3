import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liveFolder } from '@venue/shared/tooling/composedSite';
import { placeOfTarget } from '@venue/shared/tooling/remotes/places';
import { serveChangedSite } from './changedSite.mjs';

const SCRIPT = /<template id="application">.*?<\/template>|<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const OWN_RULES = /<style data-critical>[\s\S]*?<\/noscript>/;
const STYLE_SHEET = /<link rel="stylesheet" href="\/([^"]+)"/;
/** A rule of the style sheet, or a condition with rules. */
const RULE = /@[^{}]*\{(?:[^{}]*\{[^{}]*\})*\}|[^{}@]+\{[^{}]*\}/g;

/** The rules of a style sheet that a page's markup needs. */
function rulesOf(styles, html) {
  const classes = new Set(
    [...html.matchAll(/ class="?([^">]*)/g)].flatMap(([, names]) => names.split(/[ /]/)),
  );
  const isUsed = (rule) => {
    const names = [...rule.replace(/\{[^{}]*\}/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)];
    return names.length === 0 || names.some(([, name]) => classes.has(name));
  };
  return styles.match(RULE).filter(isUsed).join('');
}

/** A page without any script, which needs all rules in the page itself to be painted as early. */
function withoutScripts(html) {
  const [, file] = STYLE_SHEET.exec(html);
  const styles = readFileSync(path.join(liveFolder(placeOfTarget('test').site), file), 'utf8');
  return html.replace(SCRIPT, '').replace(OWN_RULES, () => `<style>${rulesOf(styles, html)}</style>`);
}

/** Serves the pages of the test site without any script: what a static site would be. */
export const serveStaticTwin = () => serveChangedSite('static-twin', withoutScripts);
