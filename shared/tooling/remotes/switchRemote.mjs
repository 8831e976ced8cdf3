import { changeRegistry } from './changeRegistry.mjs';
import { liveOf, setEnabled } from './registryChanges.mjs';
import { nameOf, nextCommand } from './say.mjs';

async function switchRemote(context, [app], enabled) {
  const result = await changeRegistry(context, (registry) => setEnabled(registry, app.name, enabled));
  const word = enabled ? 'on' : 'off';
  if (result.isSame) return `${app.folder} is switched ${word} already. Nothing was changed.`;
  const effect = enabled
    ? `visitors get ${nameOf(liveOf(result.after, app.name))} again`
    : 'its pages say that they are not available, and none of its files is asked for';
  const undo = nextCommand(context, enabled ? 'disable' : 'enable', app.folder);
  return `${app.folder} is switched ${word}: ${effect}.\nTo undo it: ${undo}`;
}

export const enable = (context, apps) => switchRemote(context, apps, true);
export const disable = (context, apps) => switchRemote(context, apps, false);
