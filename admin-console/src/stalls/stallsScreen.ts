import { paths } from '@venue/shared/paths';
import type { AdminStall } from '@venue/shared/types';
import { defineScreen } from '../console/defineScreen';
import { useLiveList } from '../data/useLiveList';
import { useVenueData } from '../data/VenueData';

const ABOUT = 'Details, amenities, galleries';

export const stallsScreen = defineScreen<AdminStall>({
  path: paths.adminStalls(),
  title: 'Manage Stalls',
  summary: ABOUT,
  tile: { icon: 'store', text: ABOUT },
  add: { path: paths.adminNewStall(), label: 'Add Stall', tileText: 'Somebody new in the garden' },
  records: {
    kind: 'Stall',
    useRows: () => useLiveList(useVenueData().stalls, { ifOutOfDate: true }),
    searchText: ({ name, location }) => `${name} ${location}`,
    name: ({ name }) => name || 'Unnamed stall',
    detail: ({ location }) => location,
  },
});
