import type { ListState } from '@venue/shared/graphql';
import { CardLink, Icon, type IconName, Text, VisuallyHidden } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import { useMay } from '../people/usePerson';
import { SCREENS } from '../screens';
import { Columns } from './Dashboard.styles';
import * as S from './Tiles.styles';

interface Tile {
  to: string;
  name: string;
  icon: IconName;
  /** What is behind it. */
  text: ReactNode;
}

interface TilesProps {
  label: string;
  tiles: readonly Tile[];
}

function Tiles({ label, tiles }: TilesProps) {
  return (
    <Columns as="ul" role="list" aria-label={label} $min="15rem">
      {tiles.map(({ to, name, icon, text }) => (
        <li key={to}>
          <S.Tile>
            <S.Mark aria-hidden="true">
              <Icon name={icon} size="1.4rem" />
            </S.Mark>
            <div>
              <S.Name>
                <CardLink to={to}>{name}</CardLink>
              </S.Name>
              <Text $step="small" $tabular>
                {text}
              </Text>
            </div>
          </S.Tile>
        </li>
      ))}
    </Columns>
  );
}

/** Links to the lists, reservations with their total count (requirements 2, Admin dashboard). */
export function ScreenTiles(reservations: TotalProps) {
  const tiles = SCREENS.flatMap(({ path, title, tile }) =>
    tile
      ? [
          {
            to: path,
            name: title,
            icon: tile.icon,
            text: tile.text ?? <Total {...reservations} />,
          },
        ]
      : [],
  );
  return <Tiles label="Screens" tiles={tiles} />;
}

type TotalProps = Pick<ListState<unknown>, 'phase' | 'rows'>;

function Total({ phase, rows }: TotalProps) {
  if (phase === 'ready') return <span>{`${rows.length} in total`}</span>;
  if (phase !== 'failed') return <span>…</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Their number is not known</VisuallyHidden>
    </>
  );
}

/** Links straight to the Add dialogs (requirements 2, Admin dashboard). */
export function QuickAdd() {
  const may = useMay();
  const tiles = SCREENS.flatMap(({ add, entity }) =>
    add?.path && (!entity || may(`create${entity}`))
      ? [{ to: add.path, name: add.label, icon: 'plus' as const, text: add.tileText }]
      : [],
  );
  return <Tiles label="Quick add" tiles={tiles} />;
}
