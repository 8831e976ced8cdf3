import { useFocusAfterRemoval, VisuallyHidden } from '@venue/shared/ui';
import { useId, useRef } from 'react';
import { ListCards } from './ListCards';
import * as S from './ListTable.styles';
import { Pagination } from './Pagination';
import type { ListTableProps } from './tableProps';
import { useCardLayout } from './useCardLayout';
import { useRowsInSteps } from './useRowsInSteps';
import { WideTable } from './WideTable';

/** The page of rows on screen: a table, or cards with the same actions where there is no room for one. */
export function ListTable<Row extends { id: string | number }>(props: ListTableProps<Row>) {
  const { list, selection } = props;
  const { many } = list.resource.words;
  const hasCards = useCardLayout();
  const rows = useRowsInSteps(list, !hasCards);
  const Rows = hasCards ? ListCards : WideTable;
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  useFocusAfterRemoval();

  function scrollToHead() {
    const element = section.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView?.();
  }
  function startPage() {
    scrollToHead();
    section.current?.focus({ preventScroll: true });
  }

  return (
    <S.TableSection
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      $selecting={selection !== undefined && selection.rows.length > 0}
    >
      <VisuallyHidden as="h2" id={headingId}>{`All ${many} found`}</VisuallyHidden>
      <Rows {...props} rows={rows} />
      <Pagination list={list} onPageChange={startPage} onSizeChange={scrollToHead} />
    </S.TableSection>
  );
}
