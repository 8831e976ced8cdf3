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

/** A list of the data layer as a screen shows it: loaded, searched, filtered, sorted, a page of it. */
export function useResourceList<Row extends { id: string }>(
  list: LiveList<Row>,
  resource: Resource<Row>,
): ResourceList<Row> {
  const state = useLiveList(list);
  const view = useListView(state.rows, resource, state.origin);
  return { ...view, state, load: list.load, dismissNotice: list.dismissNotice };
}
