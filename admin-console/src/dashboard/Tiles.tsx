import type { ListState } from '@venue/shared/graphql';
import { paths } from '@venue/shared/paths';
import type { AdminReservation } from '@venue/shared/types';
import { CardLink, Icon, VisuallyHidden, type IconName } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { Columns } from './Dashboard.styles';
import * as S from './Tiles.styles';

interface Tile {
  to: string;
  name: string;
  icon: IconName;
  /** What is behind it. */
  words: ReactNode;
}

interface TilesProps {
  label: string;
  tiles: readonly Tile[];
}

/** Cards that lead somewhere, side by side. */
function Tiles({ label, tiles }: TilesProps) {
  return (
    <Columns as="ul" role="list" aria-label={label} $min="15rem">
      {tiles.map(({ to, name, icon, words }) => (
        <li key={to}>
          <S.Tile>
            <S.Mark aria-hidden="true">
              <Icon name={icon} size="1.4rem" />
            </S.Mark>
            <div>
              <S.Name>
                <CardLink to={to}>{name}</CardLink>
              </S.Name>
              <S.Text>{words}</S.Text>
            </div>
          </S.Tile>
        </li>
      ))}
    </Columns>
  );
}

function Total({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  if (phase === 'ready') return `${rows.length} in total`;
  if (phase !== 'failed') return '…';
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Their number is not known</VisuallyHidden>
    </>
  );
}

/** Spec 2: to the lists, reservations with their total count. */
export function ScreenTiles({ phase, rows }: Pick<ListState<AdminReservation>, 'phase' | 'rows'>) {
  return (
    <Tiles
      label="Screens"
      tiles={[
        {
          to: paths.adminReservations(),
          name: 'Manage Reservations',
          icon: 'calendar',
          words: <Total phase={phase} rows={rows} />,
        },
        {
          to: paths.adminEvents(),
          name: 'Manage Events',
          icon: 'music',
          words: 'What is on, and for how many',
        },
        {
          to: paths.adminStalls(),
          name: 'Manage Stalls',
          icon: 'store',
          words: 'Details, amenities, galleries',
        },
        {
          to: paths.adminMenu(),
          name: 'Manage Menu',
          icon: 'utensils',
          words: 'Dishes, prices, availability',
        },
      ]}
    />
  );
}

/** Spec 2: straight to the forms. */
export function QuickAdd() {
  return (
    <Tiles
      label="Quick add"
      tiles={[
        { to: paths.adminNewEvent(), name: 'Add Event', icon: 'plus', words: 'A night worth coming for' },
        { to: paths.adminNewStall(), name: 'Add Stall', icon: 'plus', words: 'Somebody new in the garden' },
        {
          to: paths.adminNewMenuItem(),
          name: 'Add Menu Item',
          icon: 'plus',
          words: 'A dish, its price, its stall',
        },
      ]}
    />
  );
}
