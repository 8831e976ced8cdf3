export { estimateHeights } from './estimateHeights';
export { inlineScript } from './inlineScript';
export { APPLICATION_ID, startWhenRead } from './startWhenRead';
