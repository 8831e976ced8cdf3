import { telLink } from '../contactLinks';
import { CANVAS } from '../ui/theme/canvas';
import { VENUE } from '../venue';
import { fontHead } from './fontHead';
import { inlineScript } from './inlineScript';
import { keepNumbers } from './keepNumbers';
import { markVisitor } from './markVisitor';

/** The HTML document of every page of every deployment. The caller fills `head` and `root`. */
export const documentShell = (head: string, root: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${CANVAS.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${CANVAS.dark}">
${inlineScript(markVisitor, keepNumbers)}
${fontHead()}
${head}
</head>
<body>
${root}
<noscript><p style="margin:0;padding:1rem;text-align:center">Ordering, booking and signing in need JavaScript. Without it, call us: <a href="${telLink(VENUE.phone)}">${VENUE.phone}</a></p></noscript>
</body>
</html>
`;
