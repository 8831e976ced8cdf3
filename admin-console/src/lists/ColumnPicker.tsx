import type { ChangeAddress } from '@venue/shared/address';
import { Button, Checkbox, Icon } from '@venue/shared/ui';
import { useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react';
import * as S from './ColumnPicker.styles';
import { canBeHidden, type ListUrlState } from './listUrl';
import type { Column } from './resource';
import { useCardLayout } from './table/useCardLayout';

interface ColumnPickerProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange: ChangeAddress<ListUrlState>;
}

/** Which columns the table shows; cards show everything. */
export function ColumnPicker<Row>({ columns, hidden, onChange }: ColumnPickerProps<Row>) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (useCardLayout()) return null;
  const show = (column: string, isShown: boolean) =>
    onChange((now) => ({
      hidden: isShown ? now.hidden.filter((each) => each !== column) : [...now.hidden, column],
    }));
  const opening = ({ newState }: ToggleEvent) => {
    if (newState === 'open') setIsOpen(true);
  };
  // The boxes are removed only once the browser has returned the focus to the button.
  const toggled = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') currentTarget.querySelector('input')?.focus();
    else setIsOpen(false);
  };
  // The browser closes the panel on Escape and on a press elsewhere, but not when Tab leaves it.
  const closeOnLeave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    <div onBlur={closeOnLeave}>
      <Button tone="quiet" popoverTarget={id}>
        <Icon name="filter" size="1.1em" />
        Columns
      </Button>
      <S.Panel
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label="Columns"
        onBeforeToggle={opening}
        onToggle={toggled}
      >
        {isOpen &&
          columns
            .filter(canBeHidden)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                checked={!hidden.includes(column.id)}
                onChange={(event) => show(column.id, event.target.checked)}
              />
            ))}
      </S.Panel>
    </div>
  );
}
