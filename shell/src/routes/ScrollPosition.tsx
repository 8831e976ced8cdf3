import { useContext, useState } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, type Location } from 'react-router-dom';

/** The first page of every visit has the same key: without its path, one page would open where another was left. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Scrolls to the top of a new page and back to where an earlier one was left.
 * @param keepsFirst The first page was readable before the application started. The browser has restored its position
 * after a reload or Back, or the reader has scrolled since, so the router must not scroll it.
 */
export function ScrollPosition({ keepsFirst }: { keepsFirst: boolean }) {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const [first] = useState(state?.location);
  const isFirst = keepsFirst && state?.location === first;
  // The router has no option for this; `false` is what its own hydration of server-rendered pages sets.
  return (
    <UNSAFE_DataRouterStateContext.Provider
      value={state && isFirst ? { ...state, restoreScrollPosition: false } : state}
    >
      <ScrollRestoration getKey={scrollKey} />
    </UNSAFE_DataRouterStateContext.Provider>
  );
}
