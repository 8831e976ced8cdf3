// @ts-check
import { APPS } from '../ports.mjs';

/** The end-to-end tests of deployments, below `e2e`, where that is not a folder of their name. The others are about all of them together. */
const E2E_PARTS = {
  shell: ['platform', 'releases', 'performance/budgets'],
  'public-site': ['site', 'performance/budgets'],
  'customer-portal': ['portal'],
  'admin-console': ['console', 'accessibility/console'],
};
const WORKSPACES = ['shared', 'platform', 'api', ...APPS.map(({ folder }) => folder)];

/**
 * Regular expressions, as Playwright filters files by them, for the end-to-end tests of a deployment.
 * @param {string} folder
 * @returns {string[]}
 */
export function e2ePatterns(folder) {
  const known = Object.entries(E2E_PARTS).find(([name]) => name === folder)?.[1];
  const parts = known ?? APPS.filter((app) => app.folder === folder).map((app) => app.folder);
  return parts.map((part) => `e2e.${part.replace('/', '.')}`);
}

/**
 * What `npm test -w WORKSPACE` runs: all that the workspace can be held to without the sources of the others.
 * @param {string} workspace
 */
export function workspacePlan(workspace) {
  if (!WORKSPACES.includes(workspace))
    throw new Error(`No workspace is named "${workspace}". Known: ${WORKSPACES.join(', ')}.`);
  const isDeployed = APPS.some(({ folder }) => folder === workspace);
  return {
    types: [workspace],
    isDeployed,
  };
}
