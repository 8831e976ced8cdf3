// The test files that are imported after this one run on PostgreSQL.
process.env.TEST_DATABASE = 'PostgreSQL';
