import { createPagePolicy } from '@venue/shared/trusted-types';

createPagePolicy();
// Shared libraries are not eager in a remote, so everything must start behind a dynamic import.
void import('./startStandalone');
