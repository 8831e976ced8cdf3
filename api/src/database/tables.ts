// Every table of the database, as the migrations are generated from.
export * from '../auth/userTables';
export * from '../events/eventApi';
export * from '../records/historyTable';
export * from '../records/idempotencyTable';
export * from '../reservations/reservationTable';
export * from '../stalls/stallTables';
export * from '../today/todayTable';
export * from '../walls/rateLimitTable';
export * from './seedTable';
