import type { ListState, LiveList } from '@venue/shared/graphql';
import { useEffect, useSyncExternalStore } from 'react';

/** The rows of a list and where they come from; asks the server when the screen opens. */
export function useLiveList<Row>(list: LiveList<Row>): ListState<Row> {
  const state = useSyncExternalStore(list.subscribe, list.getState, list.getState);
  useEffect(() => void list.load(), [list]);
  return state;
}
