import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Takes over the tab that was pressed on the static page before the application ran. `data-pressed` says that one was. */
export function useEarlyTab(list: RefObject<HTMLElement | null>, choose: (index: number) => void) {
  const chosen = useEffectEvent(choose);
  useLayoutEffect(() => {
    const { current } = list;
    if (current?.dataset.pressed === undefined) return;
    current.removeAttribute('data-pressed');
    const tabs = [...current.querySelectorAll('[role=tab]:not(:disabled)')];
    chosen(tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  }, [list]);
}
