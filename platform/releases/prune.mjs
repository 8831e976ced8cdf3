// @ts-check
import * as changes from '../choice/changes.mjs';
import { cleanStore } from '../store/prune.mjs';
import { changeChoice } from './changeChoice.mjs';

/** Removes old releases, first from the choice, then from the disk. @param {import('./changeChoice.mjs').Context} context */
export async function prune(context) {
  const now = Date.now();
  await changeChoice(context, (choice) => changes.prune(choice, now));
  // Of what is removed from here on, an error must not say that nothing was.
  context.isChanged = true;
  const removed = await cleanStore(context.place.store, now);
  return removed.length === 0
    ? 'There is nothing to remove.'
    : `Removed ${removed.join(', ')}.\nWhat is removed comes back only by building and releasing it again.`;
}
