// @ts-check
import * as changes from '../choice/changes.mjs';
import { APPS } from '../ports.mjs';
import { ageOf, table } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context} Context */

const HEADINGS = ['deployment', 'live', 'fallback', 'canary', 'is', 'age'];
const LATELY = 20;

/** @param {import('../ports.mjs').App} app @param {import('../choice/changes.mjs').Deployment} deployment */
function rowOf({ folder }, { live, fallback, canary, on, releases }) {
  if (!live) return [folder, 'nothing released', '', '', '', ''];
  const entry = releases.find(({ version }) => version === live);
  return [
    folder,
    live,
    fallback ?? 'none',
    canary ? `${canary.version} (${canary.share} %)` : 'none',
    on ? 'on' : 'off',
    ageOf(Date.now() - Date.parse(entry?.releasedAt ?? '')),
  ];
}

/** What is live and what is tried out, and what each deployment can go back to. @param {Context} context */
export async function list({ place }) {
  const choice = place.store.choice();
  const rows = APPS.map((app) => rowOf(app, changes.deploymentOf(choice, app.name)));
  const others = APPS.flatMap(({ name, folder }) => {
    const deployment = changes.deploymentOf(choice, name);
    const good = changes.goodBefore(deployment).map(({ version }) => version);
    const bad = deployment.releases.filter((each) => each.badSince).map(({ version }) => version);
    return [
      ...(good.length > 0 ? [`${folder} can go back to ${good.join(', ')}`] : []),
      ...(bad.length > 0 ? [`${folder} was rolled back from ${bad.join(', ')}`] : []),
    ];
  });
  const copy = choice.settings.offline ? [] : ['The offline copy is switched off.'];
  return [table([HEADINGS, ...rows]), ...others, ...copy].join('\n');
}

/** What was decided lately, when and by whom. @param {Context} context */
export async function history({ place }) {
  const rows = place.store
    .history()
    .slice(0, LATELY)
    .map(({ number, at, by, what }) => [String(number), at ?? '', by ?? '', what ?? '']);
  return table([['number', 'when', 'who', 'what'], ...rows]);
}
