import { isObject } from '@venue/shared/types';
import { canReachSite } from '../offline/connection';
import type { FailureReason } from './RemoteError';
import type { ScriptError } from './ScriptError';

/** How long the question what has happened may take. */
const DIAGNOSIS_MS = 1500;

/** `reload` passes by the browser's cache and renews what it holds, so that a damaged copy does not stay. */
const request = (url: URL | string) =>
  fetch(url, { cache: 'reload', signal: AbortSignal.timeout(DIAGNOSIS_MS) });

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The hash that the release lists for one of its files. */
async function releasedIntegrity(url: string): Promise<unknown> {
  const release: unknown = await (await request(new URL('release.json', url))).json();
  const file = new URL(url).pathname.split('/').pop() ?? '';
  return isObject(release) && isObject(release.files) ? release.files[file] : undefined;
}

async function reasonOf(url: string, integrity?: string | null): Promise<FailureReason> {
  const answer = await request(url);
  if (answer.status === 404 || answer.status === 410) return 'gone';
  const isScript = answer.headers.get('Content-Type')?.includes('javascript');
  // A sign-in page of a Wi-Fi answers in place of the server.
  if (!answer.ok || !isScript) return 'unreachable';
  const content = await answer.arrayBuffer();
  const expected = integrity ?? (await releasedIntegrity(url));
  // It arrives now, as it was released: the connection was interrupted for a moment.
  return (await hashOf(content)) === expected ? 'unreachable' : 'refused';
}

/** A browser without a connection may still reach a server on the same machine, so the shell's server is asked. */
async function isOffline(): Promise<boolean> {
  return !navigator.onLine && !(await canReachSite(AbortSignal.timeout(DIAGNOSIS_MS)));
}

/**
 * Sorts the failure of a script by asking the server for the file again.
 * @param integrity The hash that the file must have. Without one, that of the file's release counts.
 */
export async function diagnose(
  { url, failure }: ScriptError,
  integrity?: string | null,
): Promise<FailureReason> {
  const unanswered = async () => ((await isOffline()) ? 'offline' : 'unreachable');
  if (failure === 'broken') return 'broken';
  if (failure === 'timeout') return unanswered();
  return reasonOf(url, integrity).catch(unanswered);
}
