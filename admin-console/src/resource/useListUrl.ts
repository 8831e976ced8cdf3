import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { changeListUrl, readListUrl, type ListUrlState } from './list-url';
import type { Resource } from './resource';

/** Milliseconds without a keystroke after which the search goes into the address. */
const SETTLED_MS = 150;

export interface ListUrl extends ListUrlState {
  change: (change: Partial<ListUrlState>) => void;
  /** Search and filters off. */
  clear: () => void;
}

/**
 * Search, filters, sort and page of a list, kept in the address by replacing the entry (decisions: list state in the
 * URL). What is typed counts at once and reaches the address when the typing pauses.
 */
export function useListUrl<Row extends { id: string | number }>({
  filters,
  columns,
}: Pick<Resource<Row>, 'filters' | 'columns'>): ListUrl {
  const [params, setParams] = useSearchParams();
  const url = useMemo(() => readListUrl(params, { filters, columns }), [params, filters, columns]);
  const [typed, setTyped] = useState({ url: url.search, text: url.search, sent: url.search });

  // The address changed: by our own pause, then newer keystrokes stay, or by Back, then it wins.
  if (typed.url !== url.search) {
    const text = url.search === typed.sent ? typed.text : url.search;
    setTyped({ url: url.search, text, sent: url.search });
  }

  // The address moves a moment after it was asked to: the next change starts from what was asked for, or undoes it.
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const write = useCallback(
    (change: Partial<ListUrlState>) => {
      asked.current = changeListUrl(asked.current, change);
      setParams(asked.current, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  const { text } = typed;
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const isBehind = text !== url.search;
  // A write would call off a move to another page that is still on its way.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isBehind || isLeaving) return;
    const timer = setTimeout(() => {
      setTyped((before) => ({ ...before, sent: text }));
      write({ search: text });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isBehind, isLeaving, text, write]);

  const change = useCallback(
    ({ search = latest.current, ...rest }: Partial<ListUrlState>) => {
      const isTyping = Object.keys(rest).length === 0;
      setTyped((before) => ({ ...before, text: search, sent: isTyping ? before.sent : search }));
      // Anything else takes what was typed along, so that the pause does not undo it.
      if (!isTyping) write({ search, ...rest });
    },
    [write],
  );

  function clear() {
    const none = Object.fromEntries(filters.map(({ id }) => [id, '']));
    setTyped((before) => ({ ...before, text: '', sent: '' }));
    write({ search: '', filters: none });
  }

  return {
    ...url,
    search: text,
    only: isBehind ? '' : url.only,
    page: isBehind ? 1 : url.page,
    change,
    clear,
  };
}
