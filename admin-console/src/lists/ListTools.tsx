import { Button, Icon } from '@venue/shared/ui';
import { ColumnPicker } from './ColumnPicker';
import { toCsv } from './csv';
import type { Resource } from './resource';
import { saveFile } from './saveFile';
import type { ListView } from './useListView';

interface ListToolsProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  list: Pick<ListView<Row>, 'found' | 'url'>;
}

/** Which columns show, and the rows as a file. */
export function ListTools<Row extends { id: string | number }>({ resource, list }: ListToolsProps<Row>) {
  const { found, url } = list;
  const { columns, details = [], words } = resource;
  const fields = [...columns, ...details];
  const save = () =>
    saveFile(
      `${words.many.replaceAll(' ', '-')}.csv`,
      toCsv(
        fields.map(({ header }) => header),
        found.map((row) => fields.map(({ text }) => text(row))),
      ),
    );
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
