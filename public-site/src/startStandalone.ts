import { startStandalone } from '@venue/shared/standalone';
import { VENUE } from '@venue/shared/venue';
import * as remote from './routes';

startStandalone('public_site', remote, `${VENUE.name} · Public site`);
