import { keyOf, SearchInput } from '@venue/shared/ui';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../people/usePerson';
import { SCREENS } from '../screens';
import { useLiveSignIn } from '../source/LiveSignInProvider';
import type { Destination } from './destination';
import { findScreensAndActions } from './destinations';
import * as S from './PaletteSearch.styles';
import { useRecordSearch } from './useRecordSearch';

/** A search over screens and records; arrows choose, Enter goes there. */
export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const find = useFindDestinations();
  const navigate = useNavigate();
  const signIn = useLiveSignIn();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const drawn = useDeferredValue(typed);
  const found = find(drawn);
  const current = Math.min(at, found.length - 1);

  function go(destination: Destination | undefined) {
    if (!destination) return;
    onDone();
    if (destination.to === null) signIn();
    else void navigate(destination.to);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Fast fingers and scanners press Enter before the results of what they typed are drawn.
    const text = event.currentTarget.value;
    const fresh = text === drawn ? found : find(text);
    const steps: Record<string, () => void> = {
      ArrowDown: () => setAt((current + 1) % fresh.length),
      ArrowUp: () => setAt((current + fresh.length - 1) % fresh.length),
      Enter: () => go(fresh[Math.min(at, fresh.length - 1)]),
    };
    const step = steps[keyOf(event)];
    if (!step || fresh.length === 0) return;
    event.preventDefault();
    step();
  }

  return (
    <S.Root>
      <SearchInput
        role="combobox"
        aria-label="Screen or record"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        placeholder="A screen, a name, an ID, a date…"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <S.List id={`${id}-list`} role="listbox" aria-label="Screens and records">
        {found.map((destination, index) => (
          // The search box keeps the focus: options are never focused themselves.
          <S.Option
            key={destination.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            ref={index === current ? scrollIntoView : undefined}
            onMouseMove={() => setAt(index)}
            onClick={() => go(destination)}
          >
            <span>
              <bdi>{destination.name}</bdi>
              <S.Detail dir="auto">{destination.detail}</S.Detail>
            </span>
            <S.Kind>{destination.kind}</S.Kind>
          </S.Option>
        ))}
      </S.List>
      <S.Nothing role="status">{found.length === 0 && 'Nothing found'}</S.Nothing>
    </S.Root>
  );
}

/** Finds screens and actions, and records once something is typed. */
function useFindDestinations() {
  const findRecords = useRecordSearch();
  const may = useMay();
  return (typed: string): Destination[] => [
    ...findScreensAndActions(SCREENS, may, typed),
    ...(typed.trim() === '' ? [] : findRecords(typed)),
  ];
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });
