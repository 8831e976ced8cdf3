import type { DataLayer } from '@venue/shared/graphql';
import { AMINA, openScreen as openWithStores, toasts, type ScreenVisit } from '@venue/shared/testing';
import { liveLayer } from '@venue/shared/testing/graphql';
import type { User } from '@venue/shared/types';
import type { ComponentType } from 'react';
import { inConsole } from '../console/inConsole';
import { VenueDataProvider } from '../data/VenueData';

export { AMINA as CUSTOMER, toasts };

const ADMIN: User = {
  ...AMINA,
  id: 'admin-1',
  name: 'Admin User',
  email: 'admin@example.com',
  role: 'admin',
};

/** "Now" of the data layer: 00:30 on the 22nd in Nairobi. */
export const NOW = new Date('2026-11-21T21:30:00Z');

/** A data layer at a server that can't be reached. */
function unreachableData(): DataLayer {
  const server = { url: 'http://localhost:1/graphql', fault: null, tokenOf: () => 'token' };
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  return liveLayer(server, { fetch, now: () => NOW }).data;
}

export interface Visit extends Pick<ScreenVisit, 'address' | 'from' | 'account'> {
  data?: DataLayer;
}

/** A screen of the console with its data, as an administrator meets it unless `account.user` says otherwise. */
export function openScreen(Screen: ComponentType, visit: Visit = {}) {
  const { data = unreachableData(), account, ...rest } = visit;
  const opened = openWithStores(inConsole(Screen), {
    address: '/admin/screen',
    ...rest,
    paths: ['/admin/:list', '/admin/:list/new'],
    account: { user: ADMIN, ...account },
    wrap: (page) => <VenueDataProvider data={data}>{page}</VenueDataProvider>,
  });
  return { ...opened, data };
}
