import { Button, Icon } from '@venue/shared/ui';
import { ColumnChoice } from './ColumnChoice';
import { toCsv } from './csv';
import type { Resource } from './resource';
import { saveFile } from './saveFile';

interface ListToolsProps<Row extends { id: string | number }> {
  resource: Resource<Row>;
  found: readonly Row[];
}

/** Which columns show, and the rows as a file. */
export function ListTools<Row extends { id: string | number }>({ resource, found }: ListToolsProps<Row>) {
  const { columns, words } = resource;
  const save = () =>
    saveFile(
      `${words.many.replaceAll(' ', '-')}.csv`,
      toCsv(
        columns.map(({ header }) => header),
        found.map((row) => columns.map(({ text }) => text(row))),
      ),
    );
  return (
    <>
      <ColumnChoice resource={resource} />
      <Button tone="quiet" disabled={found.length === 0} onClick={save}>
        <Icon name="upload" size="1.1em" />
        Export CSV
      </Button>
    </>
  );
}
