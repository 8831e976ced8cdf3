import { NO_FILES, saveFile } from '@venue/shared/browser';
import { notify } from '@venue/shared/notify';
import { Button, Icon } from '@venue/shared/ui';
import { ColumnPicker } from './ColumnPicker';
import { toCsv } from './csv';
import type { ListView } from './useListView';

/** Which columns show, and the rows as a file. */
export function ListTools<Row extends { id: string | number }>({ list }: { list: ListView<Row> }) {
  const { found, url, resource } = list;
  const { columns, details = [], words } = resource;
  const fields = [...columns, ...details];
  const save = () => {
    const isSaved = saveFile(
      `${words.many.replaceAll(' ', '-')}.csv`,
      toCsv(
        fields.map(({ header }) => header),
        found.map((row) => fields.map(({ text }) => text(row))),
      ),
      'text/csv;charset=utf-8',
    );
    if (!isSaved) notify.error(NO_FILES.title, NO_FILES);
  };
  return (
    <>
      <ColumnPicker columns={columns} hidden={url.hidden} onChange={url.change} />
      <Button tone="quiet" disabled={found.length === 0} onClick={save}>
        <Icon name="upload" size="1.1em" />
        Export CSV
      </Button>
    </>
  );
}
