import { CardLink, Icon, VisuallyHidden, type IconName } from '@venue/shared/ui';
import type { ReactNode } from 'react';
import type { DefinedScreen } from '../console/defineScreen';
import { useScreens } from '../console/useScreens';
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

/** Cards that lead somewhere, side by side. */
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
              <S.Text>{text}</S.Text>
            </div>
          </S.Tile>
        </li>
      ))}
    </Columns>
  );
}

/** Links to the lists, reservations with their total count (requirements 2, Admin dashboard). */
export function ScreenTiles() {
  const tiles = useScreens().flatMap(({ path, title, tile, useTotal }) =>
    tile
      ? [
          {
            to: path,
            name: title,
            icon: tile.icon,
            text: tile.text ?? (useTotal && <Total useTotal={useTotal} />),
          },
        ]
      : [],
  );
  return <Tiles label="Screens" tiles={tiles} />;
}

function Total({ useTotal }: Required<Pick<DefinedScreen, 'useTotal'>>) {
  const { phase, total } = useTotal();
  if (phase === 'ready') return <span>{`${total} in total`}</span>;
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
  const tiles = useScreens().flatMap(({ add }) =>
    add ? [{ to: add.path, name: add.label, icon: 'plus' as const, text: add.tileText }] : [],
  );
  return <Tiles label="Quick add" tiles={tiles} />;
}
