import { startStandalone } from '@venue/shared/standalone';
import * as remote from './routes';

startStandalone('customer_portal', remote, 'Bustani Gardens · Customer portal');
