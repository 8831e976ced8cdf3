export { continuePath, continueState, wantedPage, type WantedPage } from './continue';
export { useSignOut } from './useSignOut';
