import { NO_FILES, saveFile } from '@venue/shared/browser';
import { notify } from '@venue/shared/notify';
import { Button, Icon } from '@venue/shared/ui';
import { ColumnPicker } from './ColumnPicker';
import { toCsv } from './csv';
import type { ResourceList } from './useResourceList';

/** Says of each row that nobody has made it. */
const EXAMPLE = { header: 'Note', text: () => 'Example' };

/** Which columns show, and the rows as a file. */
export function ListTools<Row extends { id: string | number }>({ list }: { list: ResourceList<Row> }) {
  const { found, url, resource } = list;
  const { columns, details = [], words } = resource;
  const isExample = list.live?.state.origin === 'samples';
  const fields = [...columns, ...details, ...(isExample ? [EXAMPLE] : [])];
  const save = () => {
    const isSaved = saveFile(
      `${isExample ? 'example-' : ''}${words.many.replaceAll(' ', '-')}.csv`,
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
