export { useSignOut } from './useSignOut';
