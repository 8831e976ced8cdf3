import { Icon, keyOf, stepByKey, useEarlyTab } from '@venue/shared/ui';
import { useRef, type KeyboardEvent } from 'react';
import { BOOKING_KINDS, BOOKINGS, type BookingKind } from '../bookings';
import * as S from './BookingTabs.styles';

interface BookingTabsProps {
  value: BookingKind;
  onChange: (kind: BookingKind) => void;
  /** Id of the panel; the tabs are `${panelId}-table` and `${panelId}-event`. */
  panelId: string;
}

/** Two tabs, table and event, over one form, so that typed text stays when the visitor switches. */
export function BookingTabs({ value, onChange, panelId }: BookingTabsProps) {
  const move = (event: KeyboardEvent) => {
    const index = stepByKey(keyOf(event), BOOKING_KINDS.indexOf(value), BOOKING_KINDS.length);
    const next = index === null ? undefined : BOOKING_KINDS[index];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${panelId}-${next}`)?.focus();
  };

  const list = useRef<HTMLDivElement>(null);
  useEarlyTab(list, (index) => {
    const shown = BOOKING_KINDS[index];
    if (shown) onChange(shown);
  });

  return (
    <S.List ref={list} role="tablist" aria-label="What to book" onKeyDown={move}>
      {BOOKING_KINDS.map((kind) => (
        <S.Tab
          key={kind}
          type="button"
          role="tab"
          id={`${panelId}-${kind}`}
          aria-controls={panelId}
          aria-selected={kind === value}
          tabIndex={kind === value ? 0 : -1}
          onClick={() => onChange(kind)}
        >
          <Icon name={BOOKINGS[kind].icon} />
          {BOOKINGS[kind].label}
        </S.Tab>
      ))}
    </S.List>
  );
}
