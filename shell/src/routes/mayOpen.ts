import { access, type Area } from '@venue/shared/rules';
import type { User } from '@venue/shared/types';

/** Whether this visitor gets the screens of an area, rather than sign-in or Access Denied. */
export const mayOpen = (area: Area, user: User | null) => access(area, user) === 'allowed';
