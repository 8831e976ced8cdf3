import { startStandalone } from '@venue/shared/standalone';
import * as remote from './routes';

startStandalone(remote, 'Bustani Gardens · Public site');
