import type { StoredStatus } from './storedStatus';
import type { Typed } from './typed';

export const ACCOUNT_ROLES = ['host', 'admin', 'customer'] as const;
export type StoredAccountRole = StoredStatus<(typeof ACCOUNT_ROLES)[number]>;

/** An account of the live server: who works here. */
export interface Account {
  id: string;
  name: Typed;
  email: Typed;
  role: StoredAccountRole;
  /** May not sign in. */
  isDisabled: boolean;
  hasSecondFactor: boolean;
  /** The last sign-in, while it lasts: ISO. */
  signedInAt: string | null;
}
