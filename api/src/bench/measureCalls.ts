interface Measured {
  url: string;
  token: string;
  query: string;
  seconds: number;
  connections: number;
  /** Statements so far. */
  statements: () => number;
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Sends one call again and again for a while, and says how it went. */
export async function measureCalls({ url, token, query, seconds, connections, statements }: Measured) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  const times: number[] = [];
  const before = statements();
  const start = performance.now();
  const end = start + seconds * 1000;

  async function connection() {
    do {
      const sent = performance.now();
      const response = await fetch(url, { method: 'POST', headers, body });
      const text = await response.text();
      if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
      times.push(performance.now() - sent);
    } while (performance.now() < end);
  }

  await Promise.all(Array.from({ length: connections }, connection));
  const took = performance.now() - start;
  const sorted = times.sort((one, other) => one - other);
  const perSecond = (times.length / took) * 1000;
  const perRequest = (statements() - before) / times.length;
  return [
    `${perSecond.toFixed(perSecond < 10 ? 1 : 0)}/s`,
    `median ${percentile(sorted, 0.5).toFixed(1)} ms`,
    `p99 ${percentile(sorted, 0.99).toFixed(1)} ms`,
    `${perRequest.toFixed(1)} statements`,
  ].join(', ');
}
