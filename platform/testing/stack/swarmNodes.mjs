import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { spawnWatched } from '../spawnWatched.mjs';

/** The network between the nodes, in which this machine stands in front of them. */
const NETWORK = '10.77.43';
export const FRONT = `${NETWORK}.254`;
const SWITCH = 'swarm-switch';
const UPLINK = 'swarm-uplink';

const ip = (...args) => execFileSync('ip', args, { stdio: 'pipe' });
const hasProgram = (name) => spawnSync('which', [name]).status === 0;

/** Whether engines in networks of their own can be run here: as root, on a kernel with VXLAN. */
export function canRunSwarm() {
  if (process.getuid?.() !== 0 || !['dockerd', 'ip', 'nsenter', 'unshare'].every(hasProgram)) return false;
  const probe = ['vxlan-probe', 'type', 'vxlan', 'id', '1', 'dev', 'lo', 'dstport', '4789'];
  if (spawnSync('ip', ['link', 'add', ...probe]).status !== 0) return false;
  ip('link', 'delete', 'vxlan-probe');
  return true;
}

function plug(name, end, switchEnd) {
  ip('link', 'add', end, 'netns', name, 'type', 'veth', 'peer', 'name', switchEnd, 'netns', SWITCH);
  ip('-n', SWITCH, 'link', 'set', switchEnd, 'master', 'bridge', 'up');
}

/**
 * Starts one Docker Engine as a server of its own: with its network, its processes and its data. It has no way out, so
 * that an image which it lacks is missed at once.
 */
async function startNode(number, folder) {
  const name = `swarm-${number}`;
  const address = `${NETWORK}.${number}`;
  const port = `port${number}`;
  ip('netns', 'add', name);
  plug(name, 'eth0', port);
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const link of ['eth0', 'lo']) ip('-n', name, 'link', 'set', link, 'up');
  const at = (part) => path.join(folder, name, part);
  const host = `unix://${at('socket')}`;
  let said = '';
  const engine = await spawnWatched(
    'nsenter',
    [
      `--net=/run/netns/${name}`,
      // Whatever the engine has started ends with it, as with a server whose power fails.
      ...['unshare', '--mount', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc'],
      ...['sh', '-c', 'hostname "$0" && exec dockerd "$@"', name],
      ...['--data-root', at('data'), '--exec-root', at('run'), '--pidfile', at('pid')],
      ...['--host', host, '--userland-proxy=false', '--log-level=warn'],
    ],
    { onOutput: (text) => (said += text) },
  );
  const answers = () => spawnSync('docker', ['--host', host, 'info'], { stdio: 'ignore' }).status === 0;
  while (!answers()) {
    if (engine.hasEnded()) throw new Error(`The engine of ${name} has ended. ${said}`);
    await pause(200);
  }
  return {
    name,
    address,
    /** What stands before the words of a `docker` command for this node. */
    host: ['--host', host],
    /** Its network and its power fail, from one moment to the next. */
    kill: async () => {
      ip('-n', SWITCH, 'link', 'set', port, 'down');
      await engine.end('SIGKILL');
    },
    stop: async () => {
      await engine.end('SIGKILL');
      ip('netns', 'delete', name);
    },
  };
}

/** Starts engines that reach each other, and this machine, in a network of their own. */
export async function startNodes(count) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'swarm-'));
  ip('netns', 'add', SWITCH);
  ip('-n', SWITCH, 'link', 'add', 'bridge', 'type', 'bridge');
  ip('-n', SWITCH, 'link', 'set', 'bridge', 'up');
  ip('link', 'add', UPLINK, 'type', 'veth', 'peer', 'name', 'uplink', 'netns', SWITCH);
  ip('-n', SWITCH, 'link', 'set', 'uplink', 'master', 'bridge', 'up');
  ip('address', 'add', `${FRONT}/24`, 'dev', UPLINK);
  ip('link', 'set', UPLINK, 'up');
  const nodes = [];
  for (let number = 1; number <= count; number += 1) nodes.push(await startNode(number, folder));
  return {
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      ip('link', 'delete', UPLINK);
      ip('netns', 'delete', SWITCH);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
