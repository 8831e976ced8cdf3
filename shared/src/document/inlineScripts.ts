export { estimateHeights } from './estimateHeights';
export { inlineSource } from './inlineScript';
export { APPLICATION_ID, startWhenRead } from './startWhenRead';
