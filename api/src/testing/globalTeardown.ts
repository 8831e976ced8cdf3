/** Stops what globalSetup started. */
export default async function tearDown() {
  const { stopTestDatabases } = globalThis as { stopTestDatabases?: () => Promise<void> };
  await stopTestDatabases?.();
}
