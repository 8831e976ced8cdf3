import { documentShell } from './documentShell';

interface Parameters {
  title: string;
}

/** The HTML page of a remote that runs without the shell. */
export default function standaloneDocument({ title }: Parameters): string {
  return documentShell(
    `<title>${title}</title>\n<meta name="robots" content="noindex">\n<link rel="icon" href="data:,">`,
    '<div id="root"></div>',
  );
}
