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

async function reasonOf({ url, integrity }: ScriptError): Promise<FailureReason> {
  const answer = await request(url);
  if (answer.status === 404 || answer.status === 410) return 'gone';
  const isScript = answer.headers.get('Content-Type')?.includes('javascript');
  // A sign-in page of a Wi-Fi answers in place of the server.
  if (!answer.ok || !isScript) return 'unreachable';
  const content = await answer.arrayBuffer();
  // It arrives now, as it was released: the connection was interrupted for a moment.
  return !integrity || (await hashOf(content)) === integrity ? 'unreachable' : 'refused';
}

/** A browser without a connection may still reach a server on the same machine, so the shell's server is asked. */
async function isOffline(): Promise<boolean> {
  return !navigator.onLine && !(await canReachSite(AbortSignal.timeout(DIAGNOSIS_MS)));
}

/** Sorts the failure of a script by asking the server for the file again. */
export async function diagnose(script: ScriptError): Promise<FailureReason> {
  const unanswered = async () => ((await isOffline()) ? 'offline' : 'unreachable');
  if (script.failure === 'broken') return 'broken';
  if (script.failure === 'timeout') return unanswered();
  return reasonOf(script).catch(unanswered);
}
