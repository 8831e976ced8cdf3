export type Level = 'info' | 'warn' | 'error';

/** One event with its facts. No names, addresses, texts or tokens: people appear by the number of their account. */
export type Log = (level: Level, event: string, facts?: Record<string, unknown>) => void;

/** A line of JSON for each event. */
export function createLog(write: (line: string) => void, fixed: Record<string, unknown> = {}): Log {
  return (level, event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fixed, ...facts })}\n`);
}
