// decisions, Narrow screens
import { useFocusAfterRemoval, VisuallyHidden } from '@venue/shared/ui';
import { useId, useRef } from 'react';
import { ListCards } from './ListCards';
import * as S from './ListTable.styles';
import { Pagination } from './Pagination';
import type { ListTableProps } from './listTableProps';
import { useCardLayout } from './useCardLayout';
import { WideTable } from './WideTable';

/** The page of rows on screen: a table, or cards with the same actions where there is no room for one. */
export function ListTable<Row extends { id: string | number }>(props: ListTableProps<Row>) {
  const { list, isUnderBar } = props;
  const { many } = list.resource.words;
  const hasCards = useCardLayout();
  const section = useRef<HTMLElement>(null);
  const Rows = hasCards ? ListCards : WideTable;
  const headingId = useId();
  useFocusAfterRemoval();

  function scrollToHead() {
    const { current } = section;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView?.();
  }

  return (
    <S.TableSection
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-under-bar={isUnderBar || undefined}
    >
      <VisuallyHidden as="h2" id={headingId}>{`All ${many} found`}</VisuallyHidden>
      <Rows {...props} />
      <Pagination list={list} onChange={scrollToHead} />
    </S.TableSection>
  );
}
