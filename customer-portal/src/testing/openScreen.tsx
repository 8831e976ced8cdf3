import { AMINA, openScreen as openWithStores, type ScreenVisit } from '@venue/shared/testing';
import type { ComponentType } from 'react';

export { AMINA, order, toasts } from '@venue/shared/testing';

/** A screen of the portal as Amina meets it, who is signed in unless `account.user` says otherwise. */
export const openScreen = (Screen: ComponentType, { account, ...visit }: ScreenVisit = {}) =>
  openWithStores(Screen, { ...visit, account: { user: AMINA, ...account } });
