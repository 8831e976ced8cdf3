/** Stops what globalSetup started. */
export default async function tearDown() {
  const { stopTestPostgres } = globalThis as { stopTestPostgres?: () => Promise<void> };
  await stopTestPostgres?.();
}
