import { Button, Checkbox, Icon } from '@venue/shared/ui';
import { Popover } from 'radix-ui';
import { memo } from 'react';
import * as S from './ColumnChoice.styles';
import type { Resource } from './resource';
import { useNarrow } from './useNarrow';
import { useHiddenColumns } from './useShownColumns';

function Choice<Row extends { id: string | number }>({ resource }: { resource: Resource<Row> }) {
  const { columns, words } = resource;
  const { hidden, hide } = useHiddenColumns(words.many);
  if (useNarrow()) return null;
  const show = (id: string, shown: boolean) =>
    hide(shown ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button tone="quiet">
          <Icon name="filter" size="1.1em" />
          Columns
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content asChild align="end" sideOffset={8} collisionPadding={16}>
          <S.Panel aria-label="Columns">
            {columns
              .filter(({ kind }) => kind !== 'name')
              .map(({ id, header }) => (
                <Checkbox
                  key={id}
                  label={header}
                  checked={!hidden.includes(id)}
                  onChange={(event) => show(id, event.target.checked)}
                />
              ))}
          </S.Panel>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Which columns the table shows; cards show everything. */
export const ColumnChoice = memo(Choice) as typeof Choice;
