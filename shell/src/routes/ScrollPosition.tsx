import { useContext, useState } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, type Location } from 'react-router-dom';

/**
 * The first page of every visit has the key `default`. Without its path, one page would open at the scroll position of
 * another.
 */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Scrolls to the top of a new page, and to the earlier position on Back and Forward.
 * @param keepsFirst The first page was readable before the application started, so the router must not scroll it. The
 * browser has restored its position, or the visitor has scrolled since.
 */
export function ScrollPosition({ keepsFirst }: { keepsFirst: boolean }) {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const [first] = useState(state?.location);
  const isFirst = keepsFirst && state?.location === first;
  // The router has no option for this. Its own hydration of server-rendered pages sets `false` here.
  return (
    <UNSAFE_DataRouterStateContext.Provider
      value={state && isFirst ? { ...state, restoreScrollPosition: false } : state}
    >
      <ScrollRestoration getKey={scrollKey} />
    </UNSAFE_DataRouterStateContext.Provider>
  );
}
