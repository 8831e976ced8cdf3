import { changeRegistry } from './changeRegistry.mjs';
import { liveOf, setEnabled, setOffline, withoutRemote } from './registryChanges.mjs';
import { commandName, nameOf, nextCommand } from './say.mjs';

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

/** Switches the copy on visitors' devices on or off. */
export async function switchOffline(context, _, word) {
  if (word !== 'on' && word !== 'off') throw new Error(`Usage: ${commandName()} offline on|off`);
  const isOn = word === 'on';
  const { isSame } = await changeRegistry(context, (registry) => setOffline(registry, isOn));
  if (isSame) return `The offline copy is switched ${word} already. Nothing was changed.`;
  const effect = isOn
    ? 'devices keep a copy from the next visit on'
    : 'every device removes its copy at its next visit, and keeps none';
  const undo = nextCommand(context, 'offline', isOn ? 'off' : 'on');
  return `The offline copy is switched ${word}: ${effect}.\nTo undo it: ${undo}`;
}

/** Takes a remote out of the site. The pages that the site must have stay, because a registry without them is refused. */
export async function remove(context, [app]) {
  await changeRegistry(context, (registry) => withoutRemote(registry, app.name));
  return [
    `${app.folder} is no part of the site any more: its pages are not found.`,
    `Its releases lie in ${context.place.folderOf(app)}. To put it back: ${nextCommand(context, 'release', app.folder)}`,
  ].join('\n');
}
