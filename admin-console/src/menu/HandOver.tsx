import { NO_FILES, saveFile } from '@venue/shared/browser';
import { notify } from '@venue/shared/notify';
import { sampleMenuItems } from '@venue/shared/samples';
import type { AdminMenuItem } from '@venue/shared/types';
import { Button } from '@venue/shared/ui';
import { useMemo } from 'react';
import { menuChanges } from './menuChanges';

const FILE = 'menu-changes.json';

/** Saves what was changed as a file, with which somebody changes the site itself (`docs/recipes/content.md`). */
export function HandOver({ items }: { items: readonly AdminMenuItem[] }) {
  const changes = useMemo(() => menuChanges(sampleMenuItems(), items), [items]);
  if (changes.length === 0) return null;
  const save = () => {
    const text = JSON.stringify({ handover: 'menu', changes }, null, 2);
    if (!saveFile(FILE, text, 'application/json')) notify.error(NO_FILES.title, NO_FILES);
  };
  return (
    <Button tone="quiet" size="small" onClick={save}>
      Hand over the changes
    </Button>
  );
}
