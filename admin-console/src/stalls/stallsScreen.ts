import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { defineRecords, type ConsoleScreen } from '../console/screen';

const ABOUT = 'Details, amenities, galleries';

export const stallsScreen: ConsoleScreen = {
  path: paths.adminStalls(),
  title: 'Manage Stalls',
  summary: ABOUT,
  tile: { icon: 'store', text: ABOUT },
  entity: 'Stall',
  add: { path: paths.adminNewStall(), label: 'Add Stall', tileText: `Somebody new in the ${VENUE.place}` },
  records: defineRecords('stalls', {
    kind: 'Stall',
    searchText: ({ name, location }) => `${name} ${location}`,
    name: ({ name }) => name || 'Unnamed stall',
    detail: ({ location }) => location,
  }),
  chunk: 'stalls',
  load: () => import(/* webpackChunkName: "stalls" */ './ManageStallsScreen'),
};
