import { formatKsh } from '@venue/shared/rules';
import { availabilityTone } from '@venue/shared/status';
import { ADMIN_MENU_CATEGORIES, type AdminMenuItem, type AdminStall } from '@venue/shared/types';
import { Badge, StatusBadge } from '@venue/shared/ui';
import { numberColumn, textColumn, type Resource } from '../lists/resource';
import { Thumbnail } from '../lists/table/Thumbnail';
import { AvailabilitySwitch } from './AvailabilitySwitch';
import { dietaryWords } from './dietary';
import { standInOf } from './dishStandIn';
import * as S from './Menu.styles';
import { menuScreen } from './menuScreen';

/** The stall of an item is not, or no longer, among the stalls (requirements 2, Manage menu). */
export const UNKNOWN_STALL = 'Unknown Stall';

export type StallNames = readonly Pick<AdminStall, 'id' | 'name'>[];

function DietaryBadges({ item }: { item: AdminMenuItem }) {
  const words = dietaryWords(item);
  if (words.length === 0) return <S.None>–</S.None>;
  return (
    <S.Badges role="list">
      {words.map((word) => (
        <li key={word}>
          <Badge>{word}</Badge>
        </li>
      ))}
    </S.Badges>
  );
}

const availability = ({ isAvailable }: AdminMenuItem) => (isAvailable ? 'Available' : 'Unavailable');

/** The menu items as a table, with the names of the stalls there are now. */
export function menuResource(stalls: StallNames): Resource<AdminMenuItem> {
  const names = new Map(stalls.map(({ id, name }) => [id, name]));
  const stallName = ({ stallId }: AdminMenuItem) => names.get(stallId) ?? UNKNOWN_STALL;
  return {
    words: {
      title: menuScreen.title,
      lead: 'View and manage all menu items',
      many: 'menu items',
      one: 'menu item',
      search: 'Search by name or description',
    },
    columns: [
      {
        id: 'name',
        header: 'Item',
        kind: 'name',
        cell: (item) => (
          <Thumbnail photo={item.image} standIn={standInOf(item.category)}>
            <bdi>{item.name}</bdi>
            <S.Description dir="auto">{item.description}</S.Description>
          </Thumbnail>
        ),
        text: ({ name }) => name,
      },
      numberColumn('price', 'Price', ({ price }) => price, formatKsh),
      textColumn('category', 'Category', ({ category }) => category, 'text'),
      textColumn('stall', 'Stall', stallName, 'text'),
      {
        id: 'dietary',
        header: 'Dietary',
        kind: 'text',
        cell: (item) => <DietaryBadges item={item} />,
        text: (item) => dietaryWords(item).join(', '),
      },
      {
        id: 'availability',
        header: 'Availability',
        kind: 'status',
        cell: (item) => (
          <S.Availability>
            <AvailabilitySwitch item={item} />
            <StatusBadge tone={availabilityTone(item.isAvailable)}>{availability(item)}</StatusBadge>
          </S.Availability>
        ),
        text: availability,
      },
    ],
    filters: [
      {
        id: 'category',
        label: 'Category',
        all: 'All Categories',
        options: ADMIN_MENU_CATEGORIES.map((value) => ({ value, label: value })),
        matches: ({ category }, value) => category === value,
      },
      {
        id: 'stall',
        label: 'Stall',
        all: 'All Stalls',
        options: stalls.map(({ id, name }) => ({ value: id, label: name })),
        matches: ({ stallId }, value) => stallId === value,
      },
    ],
    searchText: ({ name, description }) => `${name}\n${description}`,
  };
}
