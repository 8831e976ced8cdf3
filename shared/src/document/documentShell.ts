import { telLink } from '../contactLinks';
import { CANVAS } from '../ui/theme/canvas';
import { VENUE } from '../venue';
import { fontHead } from './fontHead';
import { inlineScript } from './inlineScript';
import { keepNumbers } from './keepNumbers';
import { markVisitor } from './markVisitor';
import { noteServerTime } from './noteServerTime';
import { reloadCutPage } from './reloadCutPage';

const PHONE = `<a href="${telLink(VENUE.phone)}" style="color:inherit">${VENUE.phone}</a>`;
const LINE = 'margin:0;padding:1rem;text-align:center';

/** What is shown, and what is not, in a browser in which the application does not start (`markVisitor`). */
const OUTDATED = `<style>:root:not([data-outdated]) #outdated,[data-outdated] [type=submit]{display:none!important}</style>`;

/** The HTML document of every page of every deployment. The caller fills `head` and `root`. */
export const documentShell = (head: string, root: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${CANVAS.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${CANVAS.dark}">
${inlineScript(reloadCutPage, noteServerTime, markVisitor, keepNumbers)}
${OUTDATED}
${fontHead()}
${head}
</head>
<body>
${root}
<p id="outdated" role="note" style="${LINE};position:sticky;bottom:0;background:#1E2119;color:#fff">Ordering, booking and signing in need a newer browser. Update it, or call us: ${PHONE}</p>
<noscript><p style="${LINE}">Ordering, booking and signing in need JavaScript. Without it, call us: ${PHONE}</p></noscript>
</body>
</html>
`;
