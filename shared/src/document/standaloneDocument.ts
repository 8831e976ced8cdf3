import { VENUE } from '../venue';
import { documentShell } from './documentShell';

/** The HTML page of a remote that runs without the shell, and of the design system's gallery. */
export default function standaloneDocument({ title = '' }: { title?: string }): string {
  return documentShell(
    [
      `<title>${VENUE.name}${title}</title>`,
      '<meta name="robots" content="noindex">',
      '<link rel="icon" href="data:,">',
    ].join('\n'),
    '<div id="root"></div>',
  );
}
