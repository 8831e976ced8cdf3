import { DATABASE, TEST_POSTGRES_URL } from './testDatabase';

/** Tests that need PostgreSQL. Where it is missing, they are counted as skipped. */
export const describeOnPostgres = TEST_POSTGRES_URL ? describe : describe.skip;

/** Tests on the database of this file. */
export const describeOnDatabase = DATABASE === 'PostgreSQL' ? describeOnPostgres : describe;
