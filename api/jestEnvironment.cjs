const { TestEnvironment } = require('jest-environment-node');

/** PGlite imports modules while it runs, which jest's sandbox does not let it; so it is loaded outside. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pgliteOutsideOfSandbox = require('@electric-sql/pglite');
  }
};
