import { startStandalone } from '@venue/shared/standalone';
import { VENUE } from '@venue/shared/venue';
import * as remote from './routes';

startStandalone('admin_console', remote, `${VENUE.name} · Admin console`);
