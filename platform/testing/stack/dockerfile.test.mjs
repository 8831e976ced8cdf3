import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { ROOT } from '../../ports.mjs';
import { stagesOf } from './dockerfile.mjs';

const FILES = ['shell', 'public-site', 'customer-portal', 'admin-console', 'api'].map((folder) => [
  `${folder}/Dockerfile`,
]);
const RUNNING = ['serve', 'tool', 'files', 'tls'];

const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const instructionsOf = (file, ...keywords) =>
  stagesOf(file)
    .flatMap(({ instructions }) => instructions)
    .filter(({ keyword }) => keywords.includes(keyword));

describe.each(FILES)('%s', (file) => {
  it('has no mistakes that the validator knows', () => {
    const problems = validate(textOf(file)).map(
      ({ message, range }) => `${range.start.line + 1}: ${message}`,
    );
    expect(problems).toEqual([]);
  });

  it('names an edition of every image, in one place in which a digest can be added', () => {
    const named = Object.fromEntries(
      [...textOf(file).matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
    );
    for (const image of Object.values(named)) expect(image).toMatch(/^(node|debian):\d+\.\d+[\w.-]*$/);
    const stages = stagesOf(file).map(({ name }) => name);
    for (const { image } of stagesOf(file)) {
      const [, variable] = /^\$\{(\w+)\}$/.exec(image) ?? [];
      expect(variable ? named[variable] : stages.includes(image)).toBeTruthy();
    }
  });

  it('runs nothing as root', () => {
    for (const { name, instructions } of stagesOf(file).filter(({ name }) => RUNNING.includes(name))) {
      const users = instructions.filter(({ keyword }) => keyword === 'USER');
      expect([name, users.at(-1)?.text]).toEqual([name, '1000:1000']);
    }
  });

  it('installs what the lock file says, and cleans up after apt', () => {
    for (const { text } of instructionsOf(file, 'RUN')) {
      expect(text).not.toMatch(/npm (install|i)\b|apt-get upgrade|curl|wget|sudo|chmod 777/);
      if (text.includes('apt-get install')) {
        expect(text).toMatch(
          /apt-get update[\s\S]*install -y --no-install-recommends[\s\S]*rm -rf \/var\/lib\/apt\/lists/,
        );
        for (const [, name] of text.matchAll(/ ((?:lib)?(?:nginx|caddy)[\w-]*)/g))
          expect(text).toMatch(new RegExp(`${name}=\\d`));
      }
    }
  });

  it('has no secrets, and takes over files only by COPY', () => {
    expect(instructionsOf(file, 'ADD')).toEqual([]);
    for (const { text } of instructionsOf(file, 'ENV', 'ARG'))
      expect(text).not.toMatch(/PASSWORD|SECRET|TOKEN|KEY/);
  });

  it('installs with the package files of every workspace, which the lock file names', () => {
    const { workspaces } = JSON.parse(textOf('package.json'));
    const copied = instructionsOf(file, 'COPY').map(({ text }) => text.split(/\s+/)[0]);
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)));
  });
});
