import { useMemo, useSyncExternalStore, type RefObject } from 'react';

const nothing = () => '';

function watch(root: RefObject<HTMLElement | null>) {
  return (onChange: () => void) => {
    const element = root.current;
    // The event fires before the fields are reset.
    const afterReset = () => setTimeout(onChange);
    element?.addEventListener('input', onChange);
    element?.addEventListener('change', onChange);
    element?.addEventListener('reset', afterReset);
    return () => {
      element?.removeEventListener('input', onChange);
      element?.removeEventListener('change', onChange);
      element?.removeEventListener('reset', afterReset);
    };
  };
}

/**
 * The result of `read` on an uncontrolled form or group of radio buttons, kept current on every change. It includes
 * what was chosen before hydration. It is empty on a static page and before the element is mounted.
 */
export function useFormValue<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  read: (root: Root) => string,
): string {
  const subscribe = useMemo(() => watch(root), [root]);
  return useSyncExternalStore(subscribe, () => (root.current ? read(root.current) : ''), nothing);
}
