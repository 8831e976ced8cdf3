import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { uniqueKeys, type LongListProps } from './LongList';
import * as S from './LongList.styles';

const GAP = 16;

/** The cards in sight and a few around them, in a list as tall as all of them. */
export function WindowedList<Item extends { id: string }>(props: LongListProps<Item>) {
  const { label, items, usualHeight, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const keys = useMemo(() => uniqueKeys(items), [items]);
  const cards = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keys[index] ?? index,
    gap: GAP,
    overscan: 4,
    scrollMargin: top,
  });

  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  }, []);

  const shown = cards.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  return (
    <S.Windowed
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: cards.getTotalSize(), paddingTop: above }}
    >
      {shown.map(({ index, key }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={cards.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </S.Windowed>
  );
}
