import { Icon } from '@venue/shared/ui';
import type { KeyboardEvent } from 'react';
import { BOOKING_KINDS, BOOKINGS, type BookingKind } from '../bookings';
import * as S from './BookingTabs.styles';

interface BookingTabsProps {
  value: BookingKind;
  onChange: (kind: BookingKind) => void;
  /** Id of the panel; the tabs are `${panelId}-table` and `${panelId}-event`. */
  panelId: string;
}

const ARROW_KEYS = ['ArrowRight', 'ArrowLeft'];

/** Two tabs, table and event, over one form, so that typed text stays when the visitor switches. */
export function BookingTabs({ value, onChange, panelId }: BookingTabsProps) {
  const other: BookingKind = value === 'table' ? 'event' : 'table';
  const targets: Partial<Record<string, BookingKind>> = { Home: 'table', End: 'event' };

  const move = (event: KeyboardEvent) => {
    const next = ARROW_KEYS.includes(event.key) ? other : targets[event.key];
    if (!next) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${panelId}-${next}`)?.focus();
  };

  return (
    <S.List role="tablist" aria-label="What to book" onKeyDown={move}>
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
