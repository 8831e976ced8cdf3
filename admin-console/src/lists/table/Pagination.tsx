import { PAGE_SIZES } from '@venue/shared/limits';
import { IconButton, Select } from '@venue/shared/ui';
import * as S from './Pagination.styles';
import type { ListView } from '../useListView';

interface PaginationProps {
  list: Pick<ListView<unknown>, 'found' | 'shown' | 'page' | 'pages' | 'url'>;
  many: string;
  /** Another page is asked for: its rows begin above the buttons pressed. */
  onPageChange: () => void;
  /** Another number of rows a page. The selector keeps the focus: arrow keys change it step by step. */
  onSizeChange: () => void;
}

/** Pages of a list that is longer than the shortest page. */
export function Pagination({ list, many, onPageChange, onSizeChange }: PaginationProps) {
  const { found, shown, page, pages, url } = list;
  if (found.length <= PAGE_SIZES[0]) return null;
  const first = (page - 1) * url.size + 1;
  function go(to: number) {
    if (to < 1 || to > pages) return;
    url.change({ page: to });
    onPageChange();
  }
  return (
    <S.Bar aria-label={`Pages of ${many}`}>
      <S.Size>
        <span id="rows-per-page">Rows per page</span>
        <Select
          aria-labelledby="rows-per-page"
          value={url.size}
          onChange={(event) => {
            url.change({ size: Number(event.target.value) });
            onSizeChange();
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </S.Size>
      <S.Where aria-live="polite">
        {first}–{first + shown.length - 1} of {found.length}
      </S.Where>
      <S.Steps>
        <IconButton
          icon="chevron-left"
          label="Previous page"
          tone="outlined"
          aria-disabled={page === 1}
          onClick={() => go(page - 1)}
        />
        <S.Where>
          Page {page} of {pages}
        </S.Where>
        <IconButton
          icon="chevron-right"
          label="Next page"
          tone="outlined"
          aria-disabled={page === pages}
          onClick={() => go(page + 1)}
        />
      </S.Steps>
    </S.Bar>
  );
}
