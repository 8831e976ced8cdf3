export * from './event';
export * from './field';
export * from './reservation';
export * from './stall';
