import { useLocation, useNavigate } from 'react-router-dom';
import type { ConsoleScreen } from '../console/screen';
import { useStateOfPath } from '../console/useStateOfPath';

/**
 * The Add dialog of a list, open at its own address too (decisions, Add dialogs by address). Closing it there leads to
 * the list's address.
 */
export function useNewDialog({ path, add }: Pick<ConsoleScreen, 'path' | 'add'>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpened, setIsOpened] = useStateOfPath(false);
  const isAtNew = pathname.replace(/\/+$/, '') === add?.path;
  return {
    isOpen: isOpened || isAtNew,
    open: () => setIsOpened(true),
    close: () => {
      setIsOpened(false);
      if (isAtNew) void navigate(path + search, { replace: true, preventScrollReset: true });
    },
  };
}
