import { telLink } from '../contactLinks';
import { VENUE } from '../venue';
import { fontHead } from './fontHead';
import { inlineScript } from './inlineScript';
import { keepNumbers } from './keepNumbers';
import { markVisitor } from './markVisitor';

/**
 * The HTML document of every page of every deployment. The caller fills `head` and `root`.
 * @param scripts What else runs before the page is parsed.
 */
export const documentShell = (
  head: string,
  root: string,
  ...scripts: readonly (() => void)[]
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F0">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11160F">
${inlineScript(markVisitor, keepNumbers, ...scripts)}
${fontHead()}
${head}
</head>
<body>
${root}
<noscript><p style="margin:0;padding:1rem;text-align:center">Ordering, booking and signing in need JavaScript. Without it, call us: <a href="${telLink(VENUE.phone)}">${VENUE.phone}</a></p></noscript>
</body>
</html>
`;
