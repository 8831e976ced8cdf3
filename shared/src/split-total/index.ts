export { SplitTotal } from './SplitTotal';
