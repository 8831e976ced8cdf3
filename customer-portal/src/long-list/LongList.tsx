import type { ReactNode } from 'react';
import * as S from './LongList.styles';
import { WindowedList } from './WindowedList';

/** As many cards as a page holds at once without being felt. */
const WHOLE_UP_TO = 60;

export interface LongListProps<Item> {
  /** What is listed: "My reviews". */
  label: string;
  items: readonly Item[];
  /** Height in px of a usual card, until it has been seen. */
  usualHeight: number;
  children: (item: Item) => ReactNode;
}

/** Cards below each other. Of a very long list only those in sight are on the page. */
export function LongList<Item extends { id: string }>(props: LongListProps<Item>) {
  const { label, items, children } = props;
  if (items.length > WHOLE_UP_TO) return <WindowedList {...props} />;
  const keys = uniqueKeys(items);
  return (
    <S.List role="list" aria-label={label}>
      {items.map((item, index) => (
        <li key={keys[index]}>{children(item)}</li>
      ))}
    </S.List>
  );
}

/** Records that came from elsewhere may share an id. */
export function uniqueKeys(items: readonly { id: string | number }[]): string[] {
  const times = new Map<string | number, number>();
  return items.map(({ id }) => {
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    return before === 0 ? `${id}` : `${id} #${before + 1}`;
  });
}
