export * from './amenities';
export * from './delivery';
export * from './reservations';
export * from './reviews';
export * from './text';
