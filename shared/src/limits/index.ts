export * from './amenities';
export * from './billboard';
export * from './delivery';
export * from './events';
export * from './lists';
export * from './prices';
export * from './reservations';
export * from './reviews';
