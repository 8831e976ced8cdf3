export { inlineScript } from './inlineScript';
export { APPLICATION_ID, startWhenRead } from './startWhenRead';
