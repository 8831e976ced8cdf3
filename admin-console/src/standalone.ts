import { createPagePolicy } from '@venue/shared/trusted-types';

createPagePolicy();
// Shared libraries are not eager in a remote: everything starts behind this import.
void import('./startStandalone');
