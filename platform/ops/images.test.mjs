// decisions, Images from one file
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { stagesOf } from './dockerStages.mjs';

const FILES = [['platform/ops/Dockerfile'], ['api/Dockerfile']];
const RUNNING = ['serve', 'site', 'files', 'tls'];

const textOf = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const instructionsOf = (file, ...keywords) =>
  stagesOf(file)
    .flatMap(({ instructions }) => instructions)
    .filter(({ keyword }) => keywords.includes(keyword));

describe.each(FILES)('%s', (file) => {
  const stages = stagesOf(file);

  it('names an edition of every image, in one place in which a digest can be added', () => {
    const named = Object.fromEntries(
      [...textOf(file).matchAll(/^ARG (\w+_IMAGE)=(\S+)$/gm)].map(([, name, value]) => [name, value]),
    );
    for (const image of Object.values(named)) expect(image).toMatch(/^(node|debian|caddy):\d+\.\d+[\w.-]*$/);
    const names = stages.map(({ name }) => name);
    for (const { image } of stages) {
      const [, variable] = /^\$\{(\w+)\}$/.exec(image) ?? [];
      expect(variable ? named[variable] : names.includes(image)).toBeTruthy();
    }
  });

  it('runs nothing as root', () => {
    for (const { name, instructions } of stages.filter(({ name }) => RUNNING.includes(name))) {
      const users = instructions.filter(({ keyword }) => keyword === 'USER');
      expect([name, users.at(-1)?.text]).toEqual([name, '1000:1000']);
    }
  });

  it('installs what the lock file says, and cleans up after apt', () => {
    for (const { text } of instructionsOf(file, 'RUN')) {
      expect(text).not.toMatch(/npm (install|i)\b|apt-get upgrade|curl|wget|sudo|chmod 777/);
      if (text.includes('apt-get install'))
        expect(text).toMatch(
          /apt-get update.*install -y --no-install-recommends.*rm -rf \/var\/lib\/apt\/lists/,
        );
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

it('all images are made from the same ones, with the Node of a checkout', () => {
  const images = FILES.map(([file]) =>
    [...textOf(file).matchAll(/^ARG (?:NODE|DEBIAN)_IMAGE=.*$/gm)].map(String),
  );
  expect(new Set(images.map(String)).size).toBe(1);
  expect(textOf('.devcontainer/Dockerfile')).toContain(`${images[0][0].replace(/-slim$/, '')}\n`);
  expect(images[0][0]).toContain(`NODE_IMAGE=node:${textOf('.nvmrc').trim()}.`);
});
