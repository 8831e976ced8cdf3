import { capitalized } from '@venue/shared/status';

/** "Administrator", "Host". */
export const roleName = (role: string) => (role === 'admin' ? 'Administrator' : capitalized(role));
