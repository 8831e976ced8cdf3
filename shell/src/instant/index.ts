import { startInstantLayer } from './instantLayer';

// What it would answer, the application would have to finish.
if (!('outdated' in document.documentElement.dataset)) startInstantLayer();
