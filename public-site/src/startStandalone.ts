import { startStandalone } from '@venue/shared/standalone';
import * as remote from './routes';

startStandalone('public_site', remote, 'Bustani Gardens · Public site');
