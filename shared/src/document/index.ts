export { documentShell } from './documentShell';
