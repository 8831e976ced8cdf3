import { startInstantLayer } from './instantLayer';

startInstantLayer();
