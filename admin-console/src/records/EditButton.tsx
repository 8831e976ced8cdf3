import type { Failure, LiveList } from '@venue/shared/graphql';
import { Button, VisuallyHidden } from '@venue/shared/ui';
import { useState } from 'react';

interface EditButtonProps<Row> {
  list: Pick<LiveList<Row>, 'open'>;
  row: Row;
  /** Says which row, for who does not see it. */
  name: string;
  disabled?: boolean;
  onOpened: (row: Row) => void;
  onRefused: (failure: Failure) => void;
}

/** How often an Edit has been pressed. */
let presses = 0;

/**
 * Fetches the record as it stands now, then hands it to the dialog that edits it. The last thing asked for wins: an
 * answer that comes after another Edit, or under another dialog, opens nothing.
 */
export function EditButton<Row>({ list, row, name, disabled, onOpened, onRefused }: EditButtonProps<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  async function open() {
    presses += 1;
    const mine = presses;
    setIsBusy(true);
    const opened = await list.open(row);
    setIsBusy(false);
    if (mine !== presses || document.querySelector('dialog[open]')) return;
    if (opened.ok) onOpened(opened.value);
    else onRefused(opened.failure);
  }
  return (
    <Button tone="quiet" size="small" busy={isBusy} disabled={disabled} onClick={() => void open()}>
      Edit<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
