export { GARDEN } from './garden';
export { FILLED, LINES, type IconName } from './icons';
export { MOTIFS, type Motif } from './motifs';
