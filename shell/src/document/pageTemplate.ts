import { documentShell } from '@venue/shared/document';
import { VENUE } from '@venue/shared/venue';

/**
 * The HTML page as built. Where pages are rendered, it is filled between the comments (see fillDocument). Without that it
 * still works, with an empty root.
 */
export default function pageTemplate(): string {
  return documentShell(
    `<noscript><style>[type=submit]{display:none!important}</style></noscript>
<!--instant--><!--head--><title>${VENUE.name}</title><!--/head-->
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`,
    '<div id="root"><!--page--></div>',
  );
}
