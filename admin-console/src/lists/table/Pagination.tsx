import { IconButton, Select } from '@venue/shared/ui';
import { memo } from 'react';
import type { ListView } from '../useListView';
import * as S from './Pagination.styles';
import { PAGE_SIZES } from '../pageSizes';

interface PaginationProps<Row extends { id: string | number }> {
  list: ListView<Row>;
  /** It is below the window, since rows above it are missing for a moment: what it counts may wait for them. */
  isOutOfSight: boolean;
  /** Other rows were asked for. They begin above; what was pressed keeps the focus, so that it can be pressed again. */
  onChange: () => void;
}

const isPaged = (found: readonly unknown[]) => found.length > PAGE_SIZES[0];

function PageBar<Row extends { id: string | number }>({ list, onChange }: PaginationProps<Row>) {
  const { found, shown, page, pages, url, resource } = list;
  if (!isPaged(found)) return null;
  const first = (page - 1) * url.size + 1;
  function change(to: { page: number } | { size: number }) {
    url.change(to);
    onChange();
  }
  return (
    <S.Bar aria-label={`Pages of ${resource.words.many}`}>
      <S.Size>
        <span id="rows-per-page">Rows per page</span>
        <Select
          aria-labelledby="rows-per-page"
          value={url.size}
          onChange={(event) => change({ size: Number(event.target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </S.Size>
      <S.Where aria-live="polite">{`${first}–${first + shown.length - 1} of ${found.length}`}</S.Where>
      <S.Steps>
        <IconButton
          icon="chevron-left"
          label="Previous page"
          tone="outlined"
          disabled={page === 1}
          onClick={() => change({ page: page - 1 })}
        />
        <S.Where>{`Page ${page} of ${pages}`}</S.Where>
        <IconButton
          icon="chevron-right"
          label="Next page"
          tone="outlined"
          disabled={page === pages}
          onClick={() => change({ page: page + 1 })}
        />
      </S.Steps>
    </S.Bar>
  );
}

/** What is pressed here shows at once. Only the counts wait, so that a key of the search draws the rows alone. */
function mayWait<Row extends { id: string | number }>(
  { list: before }: PaginationProps<Row>,
  { list: now, isOutOfSight }: PaginationProps<Row>,
) {
  const isSamePage = before.page === now.page && before.url.size === now.url.size;
  return isOutOfSight && isSamePage && isPaged(before.found) === isPaged(now.found);
}

/** Pages of a list that is longer than the shortest page. */
export const Pagination = memo(PageBar, mayWait) as typeof PageBar;
