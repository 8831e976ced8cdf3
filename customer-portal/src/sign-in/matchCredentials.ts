import type { User } from '@venue/shared/types';
import { TEST_ACCOUNTS } from '@venue/shared/venue';

/** The user whom credentials sign in; null for any but the two hard-coded pairs (requirements 5, Login). */
export function matchCredentials(email: string, password: string): User | null {
  const account = TEST_ACCOUNTS.find((known) => known.email === email && known.password === password);
  return account ? { ...account.user } : null;
}
