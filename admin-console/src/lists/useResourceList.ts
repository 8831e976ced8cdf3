import type { ListState, LiveList } from '@venue/shared/graphql';
import { useMemo } from 'react';
import { useLiveList } from '../data/useLiveList';
import type { Resource } from './resource';
import { useListView, type ListView } from './useListView';
import { useRefusal } from './useRefusal';

export interface ResourceList<Row extends { id: string | number }> extends ListView<Row> {
  /** Where the rows come from, and how that went; absent where no server keeps them. */
  live?: Pick<LiveList<Row>, 'load' | 'dismissNotice'> & {
    state: ListState<Row>;
    refusal: ReturnType<typeof useRefusal>;
  };
}

const NONE: readonly never[] = [];

/**
 * A list of the data layer as a screen shows it: loaded, searched, filtered, sorted, a page of it. While the screen
 * shows no rows, there are none to select or to save as a file.
 */
export function useResourceList<Row extends { id: string | number }>(
  source: LiveList<Row>,
  resource: Resource<Row>,
  /** Their order until somebody sorts them; that of the server without it. */
  order?: (rows: readonly Row[]) => readonly Row[],
): Required<ResourceList<Row>> {
  const state = useLiveList(source);
  const refusal = useRefusal(source);
  const rows = state.phase === 'ready' ? state.rows : NONE;
  const ordered = useMemo(() => (order ? order(rows) : rows), [rows, order]);
  const view = useListView(ordered, resource, state.origin);
  return { ...view, live: { state, refusal, load: source.load, dismissNotice: source.dismissNotice } };
}
