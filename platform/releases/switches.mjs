// @ts-check
import * as changes from '../choice/changes.mjs';
import { changeChoice } from './changeChoice.mjs';
import { requireSound, readingManifests } from './takeBuilds.mjs';
import { commandName, nextCommand } from './words.mjs';

/** @typedef {import('./changeChoice.mjs').Context} Context @typedef {import('../ports.mjs').App} App */

/** @param {Context} context @param {App[]} apps @param {boolean} on */
async function switchRemote(context, [app], on) {
  if (!app || app.host) throw new Error('The shell can not be switched off.');
  const result = await changeChoice(context, (choice) => changes.setOn(choice, app.name, on));
  const word = on ? 'on' : 'off';
  if (result.isSame) return `${app.folder} is switched ${word} already. Nothing was changed.`;
  const effect = on
    ? `visitors get ${changes.deploymentOf(result.after, app.name).live} again`
    : 'its pages say that they are not available, and none of its files is asked for';
  return `${app.folder} is switched ${word}: ${effect}.\nTo undo it: ${nextCommand(context, on ? 'disable' : 'enable', app.folder)}`;
}

/** @param {Context} context @param {App[]} apps */
export const enable = (context, apps) => switchRemote(context, apps, true);
/** @param {Context} context @param {App[]} apps */
export const disable = (context, apps) => switchRemote(context, apps, false);

/** Switches the copy on visitors' devices on or off. @param {Context} context @param {App[]} _ @param {string} word */
export async function switchOffline(context, _, word) {
  if (word !== 'on' && word !== 'off') throw new Error(`Usage: ${commandName()} offline on|off`);
  const isOn = word === 'on';
  const { isSame } = await changeChoice(context, (choice) => changes.withSettings(choice, { offline: isOn }));
  if (isSame) return `The offline copy is switched ${word} already. Nothing was changed.`;
  const effect = isOn
    ? 'devices keep a copy from the next visit on'
    : 'every device removes its copy at its next visit, and keeps none';
  return `The offline copy is switched ${word}: ${effect}.\nTo undo it: ${nextCommand(context, 'offline', isOn ? 'off' : 'on')}`;
}

/** Takes a remote out of the site. The pages that the site must have stay: without them it is refused. @param {Context} context @param {App[]} apps */
export async function remove(context, [app]) {
  if (!app || app.host) throw new Error('Without the shell there is no site.');
  const read = readingManifests(context.place);
  await changeChoice(context, async (choice) => {
    const next = changes.remove(choice, app.name);
    await requireSound(choice, next, read);
    return next;
  });
  return `${app.folder} is no part of the site any more: its pages are not found.\nTo put it back: ${nextCommand(context, 'release', app.folder)}`;
}

/** How each setting is read from what is typed. @type {Record<string, (text: string) => Partial<changes.Settings>>} */
const SETTINGS = {
  graphqlUrl(text) {
    if (text && !text.startsWith('/') && !URL.canParse(text))
      throw new Error(
        `graphqlUrl needs an address such as https://example.com/graphql, or a path, not "${text}".`,
      );
    return { graphqlUrl: text || null };
  },
  isReportOnly(text) {
    if (text !== 'true' && text !== 'false') throw new Error('isReportOnly is true or false.');
    return { isReportOnly: text === 'true' };
  },
  reports(text) {
    const reports = Number(text);
    if (!(text !== '' && reports >= 0 && reports <= 100))
      throw new Error(`reports needs a number from 0 to 100, in per cent, not "${text}".`);
    return { reports };
  },
  copySeconds(text) {
    const copySeconds = Number(text);
    if (!(text !== '' && copySeconds >= 0 && copySeconds <= 600))
      throw new Error(`copySeconds needs a number from 0 to 600, not "${text}".`);
    return { copySeconds };
  },
};

/** Reads settings such as `graphqlUrl=/graphql`. @param {string[]} pairs @returns {Partial<changes.Settings>} */
export const parseSettings = (pairs) =>
  Object.assign(
    {},
    ...pairs.map((pair) => {
      const [, name = '', text = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      const read = SETTINGS[name];
      if (!read)
        throw new Error(
          `"${pair}" is no setting. Settings: ${Object.keys(SETTINGS)
            .map((each) => `${each}=…`)
            .join(', ')}.`,
        );
      return read(text);
    }),
  );

/** Shows the settings of the site, or changes some. @param {Context} context @param {App[]} _ @param {...string} pairs */
export async function set(context, _, ...pairs) {
  const settings = parseSettings(pairs);
  const { after } = await changeChoice(context, (choice) => changes.withSettings(choice, settings));
  return Object.entries(after.settings)
    .map(([name, value]) => `${name}: ${value ?? 'as built'}`)
    .join('\n');
}
