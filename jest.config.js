import { readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// The end-to-end tests are Playwright's.
export default {
  projects: workspaces.filter((name) => name !== 'e2e').map((name) => `<rootDir>/${name}`),
};
