import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'graphql-yoga';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { queueLength } from '../auth/inTurn';
import { isNightlyName } from '../database/backupFile';
import type { OpenDatabase } from '../database/database';
import type { Settings } from '../settings/settings';
import { listen } from './listen';

const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** When the newest backup of a folder was made, in seconds since 1970; undefined while there is none. */
async function newestBackup(folder: string): Promise<number | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter(isNightlyName);
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs / 1000),
  );
  return times.length > 0 ? Math.max(...times) : undefined;
}

interface ChoiceFile {
  deployments: Record<string, { live: string | null }>;
}

/** The live version of each deployment, by the latest choice of a store; none where there is no choice to read. */
async function liveReleases(store: string): Promise<[deployment: string, version: string][]> {
  try {
    const names = await readdir(path.join(store, 'choice'));
    const latest =
      names
        .filter((name) => /^\d{8}\.json$/.test(name))
        .sort()
        .at(-1) ?? '';
    const text = await readFile(path.join(store, 'choice', latest), 'utf8');
    const { deployments } = JSON.parse(text) as ChoiceFile;
    return Object.entries(deployments).flatMap(([name, { live }]) => (live ? [[name, live]] : []));
  } catch {
    return [];
  }
}

/** What is counted of requests, and where it can be read. Nothing in it is about a person. */
export interface Metrics {
  /** @param operation Its name; undefined for a document that is none of the consoles'. */
  countRequest: (operation: string | undefined, seconds: number, codes: readonly unknown[]) => void;
  /** Counts every answer, those before GraphQL too. */
  countAnswers: Plugin;
  /** Answers with Prometheus' text format. @returns Its address, and how to stop it. */
  listen: (host: string, port: number) => Promise<{ url: string; stop: () => Promise<void> }>;
}

export function createMetrics(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { store, backups }: Pick<Settings, 'store' | 'backups'>,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const latency = new Histogram({
    name: 'graphql_request_duration_seconds',
    help: 'Time to answer an operation',
    labelNames: ['operation'],
    buckets: LATENCY_BUCKETS_S,
    registers,
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Answers with an error, by its code',
    labelNames: ['code'],
    registers,
  });
  const answers = new Counter({
    name: 'http_responses_total',
    help: 'Answers by status',
    labelNames: ['status'],
    registers,
  });
  new Gauge({
    name: 'sign_in_queue_length',
    help: 'Sign-ins that wait for their turn',
    registers,
    collect() {
      this.set(queueLength());
    },
  });
  if (pool)
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  if (backups !== undefined)
    new Gauge({
      name: 'backup_newest_timestamp_seconds',
      help: 'When the newest backup was made; 0 while there is none',
      registers,
      async collect() {
        this.set((await newestBackup(backups)) ?? 0);
      },
    });
  if (store !== undefined)
    new Gauge({
      name: 'release_live_info',
      help: 'The live version of each deployment',
      labelNames: ['remote', 'version'],
      registers,
      async collect() {
        this.reset();
        for (const [remote, version] of await liveReleases(store)) this.set({ remote, version }, 1);
      },
    });

  return {
    countRequest(operation = 'other', seconds, codes) {
      latency.observe({ operation }, seconds);
      for (const code of codes) errors.inc({ code: String(code) });
    },
    countAnswers: {
      onResponse({ response }) {
        answers.inc({ status: response.status });
      },
    },
    async listen(host, port) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end();
        void register.metrics().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      const own = await listen(server, host, port, 'METRICS_PORT');
      return {
        url: `http://${host}:${own}/metrics`,
        stop: () =>
          new Promise<void>((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    },
  };
}
