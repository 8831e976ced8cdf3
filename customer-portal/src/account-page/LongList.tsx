import { groupDigits } from '@venue/shared/rules';
import { Button, Text } from '@venue/shared/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as S from './LongList.styles';

/** A number of cards that renders without a noticeable delay. */
const PAGE_SIZE = 50;

interface LongListProps<Item> {
  /** Accessible name of the list: "My reviews". */
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A list of cards, with a button that shows more when it is long. */
export function LongList<Item extends { id: string }>({ label, items, children }: LongListProps<Item>) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  const countId = useId();
  const isLong = items.length > PAGE_SIZE;

  const showMore = () => {
    flushSync(() => setLimit(limit + PAGE_SIZE));
    // The button may be gone now, so the focus goes to the first of the new cards.
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[limit]?.focus();
  };

  return (
    <>
      <S.List ref={list} role="list" aria-label={label}>
        {items.slice(0, limit).map((item) => (
          <li key={item.id} tabIndex={isLong ? -1 : undefined}>
            {children(item)}
          </li>
        ))}
      </S.List>
      {items.length > limit && (
        <S.More>
          <Button tone="quiet" aria-describedby={countId} onClick={showMore}>
            Show more
          </Button>
          <Text $step="small" id={countId}>
            {`${groupDigits(limit)} of ${groupDigits(items.length)} shown`}
          </Text>
        </S.More>
      )}
    </>
  );
}
