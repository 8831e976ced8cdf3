import type { User } from '../types';
import { TEST_ACCOUNTS } from '../venue';

/** Who a pair of credentials signs in; null for any pair but the two hard-coded ones (requirements 5, Login). */
export function matchCredentials(email: string, password: string): User | null {
  const account = TEST_ACCOUNTS.find((known) => known.email === email && known.password === password);
  return account ? { ...account.user } : null;
}
