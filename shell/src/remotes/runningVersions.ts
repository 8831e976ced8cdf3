import type { RemoteName } from '@venue/shared/contracts';

const running = new Map<RemoteName, string>();

/** The version of a remote that runs on this page; null before it is loaded. */
export const runningVersion = (name: RemoteName): string | null => running.get(name) ?? null;

export const setRunningVersion = (name: RemoteName, version: string) => void running.set(name, version);
