import { AMINA, openScreen as openWithStores, type ScreenVisit } from '@venue/shared/testing';
import { siteRoutesOf } from '@venue/shared/site-routes';
import type { ComponentType } from 'react';
import { routes } from '../routes';

export { AMINA, fill, order, request, setClock, toasts, visit } from '@venue/shared/testing';

const SITE_ROUTES = siteRoutesOf('customer_portal', routes);

/** A screen of the portal as Amina meets it, who is signed in unless `account.user` says otherwise. */
export const openScreen = (Screen: ComponentType, { account, ...visit }: ScreenVisit = {}) =>
  openWithStores(Screen, { siteRoutes: SITE_ROUTES, ...visit, account: { user: AMINA, ...account } });
