import { registryNow } from './changeRegistry.mjs';
import { canaryOf, fallbackOf, hasBeenLive, liveOf, versionsOf } from './registryChanges.mjs';
import { ageOf, nameOf, table } from './say.mjs';

const HEADINGS = ['remote', 'live', 'fallback', 'canary', 'is', 'contract', 'age'];

const canaryText = (canary) =>
  canary ? `${nameOf(canary)} (${canary.deployment.traffic} %)` : nameOf(canary);

function rowOf(app, registry, now) {
  const live = liveOf(registry, app.name);
  if (!live) return [app.folder, 'nothing released', '', '', '', '', ''];
  const { contract, enabled, releasedAt } = live.extras;
  const versions = Object.entries(contract).map((pair) => pair.join(' '));
  return [
    app.folder,
    nameOf(live),
    nameOf(fallbackOf(registry, app.name)),
    canaryText(canaryOf(registry, app.name)),
    enabled ? 'on' : 'off',
    versions.join(', '),
    ageOf(now - Date.parse(releasedAt)),
  ];
}

/** What is live and what is tried out, remote by remote, and what each can go back to. */
export async function list(context) {
  const { place } = context;
  const value = await registryNow(context);
  const rows = place.remotes.map((app) => rowOf(app, value, Date.now()));
  const others = place.remotes.flatMap((app) => {
    const versions = versionsOf(value, app.name).slice(1).filter(hasBeenLive).map(nameOf);
    return versions.length > 0 ? [`${app.folder} can go back to ${versions.join(', ')}`] : [];
  });
  const copy = value.offline === false ? ['The offline copy is switched off.'] : [];
  return [table([HEADINGS, ...rows]), ...others, ...copy].join('\n');
}
