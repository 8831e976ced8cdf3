// Stands for @electric-sql/pglite in tests: the module that jestEnvironment.cjs loaded.
module.exports = globalThis.pgliteOutsideOfSandbox;
