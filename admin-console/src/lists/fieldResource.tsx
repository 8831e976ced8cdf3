import { type RecordKind, wordsOf } from '@venue/shared/entities';
import { formatKsh } from '@venue/shared/rules';
import { capitalized } from '@venue/shared/status';
import type { ReactNode } from 'react';
import { type Column, numberColumn, type Resource, textColumn } from './resource';
import { statusColumn } from './statusColumn';
import { statusFilter } from './statusLabels';

type Named<Item> = keyof Item & string;

interface ListOf<Item extends { status: string }> {
  /** Fields by their names, and whatever else, in order. The status comes last. */
  columns: readonly (Named<Item> | Column<Item>)[];
  /** How a cell shows more than the text of its field. */
  cells?: { [Name in Named<Item>]?: (item: Item) => ReactNode };
  toneOf: Parameters<typeof statusColumn<Item>>[0];
  /** The fields that the search looks in. */
  search: readonly Named<Item>[];
}

const sentence = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);

/** The list of a kind of record on its screen, from its fields. */
export function resourceOf<Item extends { id: string; status: string }>(
  { one, many, fields }: RecordKind<Item>,
  title: string,
  { columns, cells = {}, toneOf, search }: ListOf<Item>,
): Resource<Item> {
  const text = (item: Item, name: Named<Item>) => String(item[name] ?? '');
  function columnOf(name: Named<Item>): Column<Item> {
    const field = fields[name];
    const header = capitalized(wordsOf(name));
    if (field?.kind === 'price' || field?.kind === 'whole')
      return numberColumn(
        name,
        header,
        (item) => Number(item[name]),
        field.kind === 'price' ? formatKsh : String,
      );
    const kind = field?.kind === 'name' ? 'name' : 'text';
    const isTime = field?.kind === 'date' || field?.kind === 'time';
    const column = textColumn<Item>(name, header, (item) => text(item, name), isTime ? undefined : kind);
    const cell = cells[name];
    return cell ? { ...column, cell } : column;
  }
  const known = fields.status?.kind === 'status' ? fields.status.known : [];
  return {
    words: {
      title,
      lead: `View and manage all ${many}`,
      many,
      one,
      search: `Search by ${sentence(search.map(wordsOf))}`,
    },
    columns: [
      ...columns.map((each) => (typeof each === 'string' ? columnOf(each) : each)),
      statusColumn(toneOf),
    ],
    filters: [statusFilter(known)],
    searchText: (item) => search.map((name) => text(item, name)).join('\n'),
  };
}
