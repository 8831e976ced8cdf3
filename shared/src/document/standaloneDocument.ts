import { documentShell } from './documentShell';

interface Parameters {
  title: string;
  /** Scripts that run before the remote's own. */
  scripts?: readonly string[];
}

/** The HTML page of a remote that runs without the shell. */
export default function standaloneDocument({ title, scripts = [] }: Parameters): string {
  return documentShell(
    [
      `<title>${title}</title>`,
      '<meta name="robots" content="noindex">',
      '<link rel="icon" href="data:,">',
      ...scripts.map((file) => `<script defer src="/${file}"></script>`),
    ].join('\n'),
    '<div id="root"></div>',
  );
}
