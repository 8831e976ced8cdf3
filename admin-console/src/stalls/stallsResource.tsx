import { stallTone } from '@venue/shared/status';
import { STALL_STATUSES, type AdminStall } from '@venue/shared/types';
import { textColumn, type Resource } from '../lists/resource';
import { statusColumn } from '../lists/statusColumn';
import { statusFilter } from '../lists/statusLabels';
import * as S from './Stalls.styles';
import { stallsScreen } from './stallsScreen';
import { amenityNames, amenitySummary } from './amenities';

/** The first three names, then "+N more" (requirements 2, Manage stalls). */
function Amenities({ ids }: { ids: readonly string[] }) {
  const { shown, more } = amenitySummary(amenityNames(ids));
  return (
    <S.Amenities role="list">
      {shown.map((name) => (
        <S.Amenity key={name}>{name}</S.Amenity>
      ))}
      {more && <S.More>{more}</S.More>}
    </S.Amenities>
  );
}

export const stallsResource: Resource<AdminStall> = {
  words: {
    title: stallsScreen.title,
    lead: 'View and manage all stalls',
    many: 'stalls',
    one: 'stall',
    search: 'Search by name, description or location',
  },
  columns: [
    {
      id: 'name',
      header: 'Name',
      kind: 'name',
      cell: ({ name, description }) => (
        <>
          <bdi>{name}</bdi>
          <S.Description dir="auto">{description}</S.Description>
        </>
      ),
      text: ({ name }) => name,
    },
    textColumn('location', 'Location', ({ location }) => location, 'text'),
    {
      id: 'amenities',
      header: 'Amenities',
      kind: 'text',
      cell: ({ amenities }) => <Amenities ids={amenities} />,
      text: ({ amenities }) => amenityNames(amenities).join(', '),
      sortBy: ({ amenities }) => amenities.length,
    },
    statusColumn(stallTone),
  ],
  filters: [statusFilter(STALL_STATUSES)],
  searchText: ({ name, description, location }) => `${name}\n${description}\n${location}`,
};
