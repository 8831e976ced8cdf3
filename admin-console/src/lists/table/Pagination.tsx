import { IconButton, Options, Select } from '@venue/shared/ui';
import { PAGE_SIZES } from '../pageSizes';
import type { ListView } from '../useListView';
import * as S from './Pagination.styles';

interface PaginationProps<Row extends { id: string | number }> {
  list: ListView<Row>;
  /** Other rows were asked for. They begin above; what was pressed keeps the focus, so that it can be pressed again. */
  onChange: () => void;
}

/** Pages of a list that is longer than the shortest page. */
export function Pagination<Row extends { id: string | number }>({ list, onChange }: PaginationProps<Row>) {
  const { found, shown, page, pages, url, resource } = list;
  if (found.length <= PAGE_SIZES[0]) return null;
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
          <Options options={PAGE_SIZES.map(String)} />
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
