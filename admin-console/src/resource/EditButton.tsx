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

/** Fetches the record as it stands now, then hands it to the dialog that edits it. */
export function EditButton<Row>({ list, row, name, disabled, onOpened, onRefused }: EditButtonProps<Row>) {
  const [isBusy, setIsBusy] = useState(false);
  async function open() {
    setIsBusy(true);
    const opened = await list.open(row);
    setIsBusy(false);
    if (opened.ok) onOpened(opened.value);
    else onRefused(opened.failure);
  }
  return (
    <Button tone="quiet" size="small" busy={isBusy} disabled={disabled} onClick={() => void open()}>
      Edit<VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
