import { startStandalone } from '@venue/shared/standalone';
import * as remote from './routes';

startStandalone('admin_console', remote, 'Bustani Gardens · Admin console');
