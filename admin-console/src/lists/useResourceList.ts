import type { ListState, LiveList } from '@venue/shared/graphql';
import { useLiveList } from '../data/useLiveList';
import type { Resource } from './resource';
import { useListView, type ListView } from './useListView';

export interface ResourceList<Row> extends ListView<Row> {
  state: ListState<Row>;
  /** Asks the server again. */
  load: () => Promise<void>;
  /** Takes the notice of unsaved changes away. */
  dismissNotice: () => void;
}

const NONE: readonly never[] = [];

/**
 * A list of the data layer as a screen shows it: loaded, searched, filtered, sorted, a page of it. While the screen
 * shows no rows, there are none to choose or to save as a file.
 */
export function useResourceList<Row extends { id: string }>(
  list: LiveList<Row>,
  resource: Resource<Row>,
): ResourceList<Row> {
  const state = useLiveList(list);
  const view = useListView(state.phase === 'ready' ? state.rows : NONE, resource, state.origin);
  return { ...view, state, load: list.load, dismissNotice: list.dismissNotice };
}
