import { useFocusAfterRemoval, VisuallyHidden } from '@venue/shared/ui';
import { useId, useState } from 'react';
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
  const [section, setSection] = useState<HTMLElement | null>(null);
  const drawn = useRowsInSteps(list, section);
  const Rows = hasCards ? ListCards : WideTable;
  const headingId = useId();
  useFocusAfterRemoval();

  function scrollToHead() {
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView?.();
  }

  return (
    <S.TableSection
      ref={setSection}
      tabIndex={-1}
      aria-labelledby={headingId}
      data-selecting={(selection && selection.rows.length > 0) || undefined}
    >
      <VisuallyHidden as="h2" id={headingId}>{`All ${many} found`}</VisuallyHidden>
      <Rows {...props} {...drawn} />
      <Pagination list={list} isOutOfSight={drawn.missingHeight > 0} onChange={scrollToHead} />
    </S.TableSection>
  );
}
