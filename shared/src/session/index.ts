export { continuePath, continueState, wantedPage } from './continue';
export { useSignOut } from './useSignOut';
export { useForeignLists, WhoseLists } from './WhoseLists';
