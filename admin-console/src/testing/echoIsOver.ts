import { ECHO_MS } from '../console/useEcho';

/** For tests: waits until the next press of a status button counts as one of its own. */
export const echoIsOver = () => new Promise((go) => setTimeout(go, ECHO_MS));
