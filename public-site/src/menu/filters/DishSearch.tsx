import { SearchInput } from '@venue/shared/ui';
import { useEffect, useRef } from 'react';

/** The address changes once the visitor pauses: some browsers refuse to change it with every key. */
const TYPING_PAUSE_MS = 200;

interface DishSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Uncontrolled, so that what was typed before the page came alive is kept. */
export function DishSearch({ value, onSearch }: DishSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  const typed = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latest.current(input.current?.value ?? ''), TYPING_PAUSE_MS);
  };

  useEffect(() => {
    if (input.current?.value) latest.current(input.current.value);
    return () => clearTimeout(pause.current);
  }, []);

  // The address says something else than the field: a link, Back, or Clear filters.
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  return (
    <SearchInput
      ref={input}
      aria-label="Search the menu"
      placeholder="Search the menu"
      autoComplete="off"
      onInput={typed}
    />
  );
}
