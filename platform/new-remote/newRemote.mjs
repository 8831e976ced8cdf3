// README, npm run new-remote; docs/recipes/remote.md
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { newFiles } from './files.mjs';
import { registrations } from './registrations.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PORT = /port: (\d+) }/g;

/** What is read and written below one checkout. */
function checkout(root) {
  const at = (file) => path.join(root, file);
  return {
    read: (file) => readFileSync(at(file), 'utf8'),
    exists: (file) => existsSync(at(file)),
    remove: (file) => rmSync(at(file), { recursive: true, force: true }),
    write(file, text) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
  };
}

/** @param {string} [team] Its owner, by default one with its own name. */
function describe(folder, port, team = `@bustani-gardens/${folder}-team`) {
  if (!NAME.test(folder))
    throw new Error(`"${folder}" is no name for a remote: small letters and digits, such as gift-shop.`);
  const words = folder.replaceAll('-', ' ');
  const name = folder.replaceAll('-', '_');
  const title = words[0].toUpperCase() + words.slice(1);
  return { folder, name, title, port, keyName: `${name.toUpperCase()}_KEY`, team };
}

/** The text after putting something in where its neighbour stands. */
function insert(text, { file, before, after, text: added }) {
  const neighbour = before ?? after;
  const parts = text.split(neighbour);
  if (parts.length !== 2)
    throw new Error(`${file} does not name the other remotes as expected, at ${JSON.stringify(neighbour)}.`);
  return parts.join(before === undefined ? neighbour + added : added + neighbour);
}

function takeOut(text, { file, text: added }) {
  const parts = text.split(added);
  if (parts.length !== 2)
    throw new Error(
      `${file} was changed by hand: it does not have once, as it was written:\n${added.trim()}`,
    );
  return parts.join('');
}

/** Applies all changes in memory first, so that nothing is written when one of them can't be made. */
function changed(files, changes, change) {
  const texts = new Map();
  for (const entry of changes)
    texts.set(entry.file, change(texts.get(entry.file) ?? files.read(entry.file), entry));
  return texts;
}

/**
 * Makes a remote: its workspace with a first page and tests, its end-to-end test, workflow, owners, and services.
 * @returns {string[]} The files that were written.
 * @throws Error when there is such a folder already, or the remotes are not named where they are expected. Then nothing is written.
 */
export function addRemote(folder, root = ROOT) {
  const files = checkout(root);
  const ports = [...files.read('platform/ports.mjs').matchAll(PORT)].map(([, port]) => Number(port));
  const remote = describe(folder, Math.max(...ports) + 1);
  const taken = [folder, `e2e/${folder}`].find(files.exists);
  if (taken) throw new Error(`There is a folder ${taken} already.`);
  const texts = changed(files, registrations(remote), insert);
  const written = [...Object.entries(newFiles(root, remote)), ...texts];
  for (const [file, text] of written) files.write(file, text);
  return written.map(([file]) => file);
}

/** Files below folders that Git has no copy of as they are. */
const uncommitted = (root, folders) =>
  execFileSync('git', ['status', '--porcelain', '-z', '--untracked-files=all', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3));

/**
 * Removes a remote from the checkout, wherever `addRemote` has put it. Its releases are those of `npm run releases -- remove`.
 * @returns {string[]} The files that were changed or removed.
 * @throws Error when there is none, or work of it would be lost. Then nothing is changed.
 */
export function removeRemote(folder, root = ROOT) {
  const files = checkout(root);
  const port = new RegExp(`folder: '${folder}', .*port: (\\d+)`).exec(files.read('platform/ports.mjs'));
  if (!port) throw new Error(`No remote is named "${folder}".`);
  const [, team] = new RegExp(`^/${folder}/ +(\\S+)`, 'm').exec(files.read('.github/CODEOWNERS')) ?? [];
  const remote = describe(folder, Number(port[1]), team);
  const own = newFiles(root, remote);
  const folders = [folder, `e2e/${folder}`, `.github/workflows/${folder}.yml`];
  const lost = uncommitted(root, folders).filter(
    (file) => files.exists(file) && files.read(file) !== own[file],
  );
  if (lost.length > 0) throw new Error(`Commit or remove this first: ${lost.join(', ')}.`);
  const texts = changed(files, registrations(remote), takeOut);
  for (const [file, text] of texts) files.write(file, text);
  for (const each of folders) files.remove(each);
  return [...folders, ...texts.keys()];
}
