// @ts-check
// docs/security.md, Where a release's code runs
import './confine.mjs';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { evaluateBundle } from './evaluate.mjs';

/**
 * @typedef {{ href: string, integrity: string }} Script
 * @typedef {{ renderer: string, template: string, instant: string, integrityOf: Record<string, string>, releases: string,
 *   remote?: { name: string, bundle: string, entry: Script, version: string, contract: object, routes: object[], scripts: Record<string, Script[]> } }} Task
 *   `renderer`, `template`, `instant` and `bundle` are files.
 * @typedef {{ address: string, html: string, isListed?: boolean }} Rendered
 */

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

const SHELL_SCRIPT = /<script defer src="\/([^"]+)">/g;

/** @param {Task} task The shell's page, in which its scripts run with the content they were built with only. */
const templateOf = ({ template, integrityOf }) =>
  read(template).replace(
    SHELL_SCRIPT,
    (_, file) => `<script defer src="/${file}" integrity="${integrityOf[`browser/${file}`]}" crossorigin>`,
  );

/** @param {Task} task @returns {Promise<{ pages: Rendered[], files: { address: string, text: string }[] }>} */
async function render(task) {
  const renderer = evaluateBundle(read(task.renderer), 'the renderer of the shell');
  const template = templateOf(task);
  const instant = read(task.instant);
  const fill = (/** @type {object} */ page) =>
    renderer.fillDocument(template, { releases: task.releases, instant, preload: [], ...page });
  const { remote } = task;
  if (!remote)
    return {
      pages: [
        { address: 'frame', html: fill(await renderer.renderFrame({})) },
        { address: 'notFound', html: fill(await renderer.renderNotFound({})) },
      ],
      files: [],
    };
  const { name, entry, version, contract, routes, scripts } = remote;
  const live = { url: entry.href, version, integrity: entry.integrity, contract, routes, index: 0 };
  const registry = { [name]: { enabled: true, live, share: 0 } };
  const module = evaluateBundle(read(remote.bundle), `the pages of ${name}`, renderer.singletons);
  const pages = [];
  for (const { handle } of module.routes)
    for (const address of handle.addresses) {
      const page = await renderer.renderPage(address, module, registry);
      const preload = scripts[page.chunk];
      if (!preload) throw new Error(`${name} has no chunk named "${page.chunk}"; see its routes.`);
      pages.push({
        address,
        html: fill({ ...page, preload: [entry, ...preload] }),
        isListed: renderer.isListed(address, module),
      });
    }
  // At midnight, so that another rendering on the same day makes the same.
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const files = [];
  for (const { path, text } of module.files ?? []) files.push({ address: path, text: await text(today) });
  return { pages, files };
}

/** @type {Buffer[]} */
const parts = [];
for await (const part of process.stdin) parts.push(part);
try {
  const answer = JSON.stringify(await render(JSON.parse(Buffer.concat(parts).toString())));
  process.stdout.write(answer, () => process.exit(0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
