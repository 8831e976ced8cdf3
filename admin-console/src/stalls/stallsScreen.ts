import { paths } from '@venue/shared/paths';
import type { AdminStall } from '@venue/shared/types';
import type { ScreenInfo, ScreenRecords } from '../console/screen';

const ABOUT = 'Details, amenities, galleries';

export const stallsScreen: ScreenInfo = {
  path: paths.adminStalls(),
  title: 'Manage Stalls',
  summary: ABOUT,
  tile: { icon: 'store', text: ABOUT },
  add: { path: paths.adminNewStall(), label: 'Add Stall', tileText: 'Somebody new in the garden' },
};

export const stallRecords: ScreenRecords<AdminStall> = {
  kind: 'Stall',
  searchText: ({ name, location }) => `${name} ${location}`,
  name: ({ name }) => name || 'Unnamed stall',
  detail: ({ location }) => location,
};
