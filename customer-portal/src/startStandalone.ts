import { startStandalone } from '@venue/shared/standalone';
import { VENUE } from '@venue/shared/venue';
import * as remote from './routes';

startStandalone('customer_portal', remote, `${VENUE.name} · Customer portal`);
