import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether a dialog is open, or what it is about. It starts anew at another path of the same screen, since Back and
 * Forward may open the dialog that belongs to that path, and one at a time is open.
 */
export function useStateOfPath<Value>(initial: Value) {
  const { pathname } = useLocation();
  const [value, setValue] = useState(initial);
  const [path, setPath] = useState(pathname);
  if (path !== pathname) {
    setPath(pathname);
    setValue(initial);
  }
  return [value, setValue] as const;
}
