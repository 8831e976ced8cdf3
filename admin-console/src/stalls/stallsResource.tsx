import { stallKind } from '@venue/shared/entities';
import { stallTone } from '@venue/shared/status';
import type { AdminStall } from '@venue/shared/types';
import { resourceOf } from '../lists/fieldResource';
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

export const stallsResource = resourceOf<AdminStall>(stallKind, stallsScreen.title, {
  columns: [
    'name',
    'location',
    {
      id: 'amenities',
      header: 'Amenities',
      kind: 'text',
      cell: ({ amenities }) => <Amenities ids={amenities} />,
      text: ({ amenities }) => amenityNames(amenities).join(', '),
      sortBy: ({ amenities }) => amenities.length,
    },
  ],
  cells: {
    name: ({ name, description }) => (
      <>
        <bdi>{name}</bdi>
        <S.Description dir="auto">{description}</S.Description>
      </>
    ),
  },
  toneOf: stallTone,
  search: ['name', 'description', 'location'],
});
