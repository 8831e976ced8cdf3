import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The Add dialog of a list: open at its own address too (decisions: `/admin/events/new`), from where closing leads to
 * the list's.
 */
export function useNewDialog(newPath: string, listPath: string) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const isAtNew = pathname.replace(/\/+$/, '') === newPath;
  return {
    isOpen: opened || isAtNew,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      if (isAtNew) void navigate(listPath + search, { replace: true, preventScrollReset: true });
    },
  };
}
