import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { APPS, portOf } from '../../ports.mjs';
import { openContainers } from './docker.mjs';
import { FRONT, startNodes } from './swarmNodes.mjs';

const STACK = 'bustani';
const IMAGES = 'bustani-gardens';
const OURS = ['api', ...APPS.map(({ folder }) => folder)];
const LONGEST_START_MS = 180_000;

/** The load balancer in front of the nodes: it asks the next one when a node does not answer. */
const balancerFile = (port, nodes) => `{
  admin off
  auto_https off
}
:${port} {
  reverse_proxy ${nodes.map(({ address }) => `${address}:8080`).join(' ')} {
    health_uri /live
    health_interval 1s
    health_timeout 1s
    fail_duration 5s
    lb_try_duration 10s
    lb_try_interval 100ms
    transport http {
      keepalive off
      dial_timeout 1s
      response_header_timeout 5s
    }
  }
}
`;

/** @typedef {Awaited<ReturnType<typeof openSwarm>>} Swarm */

/**
 * Three engines, each a manager of one swarm, with the images and a folder that each of them sees, as with a shared file
 * system. Releases are made by `docker-compose.yml`, as on one server.
 */
export async function openSwarm() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'swarm-shared-'));
  const settings = { IMAGES, LOAD_BALANCER: FRONT };
  for (const name of ['releases', 'site', 'backups']) {
    settings[`${name.toUpperCase()}_VOLUME`] = path.join(folder, name);
    await mkdir(path.join(folder, name));
    await chown(path.join(folder, name), 1000, 1000);
  }
  const containers = await openContainers({ transcript: 'swarm.txt', settings });
  const { docker, env } = containers;
  const { nodes, stop } = await startNodes(3);
  const [manager] = nodes;
  const manage = (...words) => docker(...manager.host, ...words);

  await manage('swarm', 'init', '--advertise-addr', manager.address);
  const token = await manage('swarm', 'join-token', '--quiet', 'manager');
  for (const { host, address } of nodes.slice(1))
    await docker(...host, 'swarm', 'join', '--token', token, '--advertise-addr', address, manager.address);
  const ids = await Promise.all(
    nodes.map(({ host }) => docker(...host, 'info', '--format={{.Swarm.NodeID}}')),
  );
  await manage('node', 'update', '--label-add', 'database=true', ids[0]);

  /** What is not as it should be yet: services that lack replicas, or are being updated. */
  async function unsettled() {
    const counts = await manage('service', 'ls', '--format={{.Name}} {{.Replicas}}');
    // More than wanted is well: what ran on a lost node is counted until the node is back.
    const lacking = counts.split('\n').filter((line) => {
      const [running, wanted] = line.split(' ')[1].split('/').map(Number);
      return running < wanted;
    });
    const names = counts.split('\n').map((line) => line.split(' ')[0]);
    const state = '{{.Spec.Name}} {{if .UpdateStatus}}{{.UpdateStatus.State}}{{else}}completed{{end}}';
    const updates = await manage('service', 'inspect', `--format=${state}`, ...names);
    return [...lacking, ...updates.split('\n').filter((line) => !line.endsWith(' completed'))];
  }

  let balancer;
  return {
    ...containers,
    nodes,
    manage,
    /** Brings the images of this machine's engine to every node, as a registry would. */
    async distribute() {
      const archive = path.join(folder, 'images.tar');
      const images = OURS.map((name) => `${IMAGES}-${name}:latest`);
      await docker('save', '--output', archive, ...images, 'postgres:15.20-bookworm');
      for (const { host } of nodes) {
        await docker(...host, 'load', '--quiet', '--input', archive);
        for (const image of images) await docker(...host, 'tag', image, image.replace('latest', 'next'));
      }
    },
    /** Gives the stack to the swarm. @param {string} version The tag of our images. */
    async deploy(version) {
      env.VERSION = version;
      await manage('stack', 'deploy', '--resolve-image=never', '--compose-file=shell/swarm.yml', STACK);
      delete env.VERSION;
    },
    async settled() {
      const started = Date.now();
      for (let left; (left = await unsettled()).length > 0; await pause(2000))
        if (Date.now() - started > LONGEST_START_MS) throw new Error(`Not settled: ${left.join(', ')}.`);
    },
    /** Puts a load balancer in front of the nodes, and waits until it answers. */
    async balance() {
      const file = path.join(folder, 'Caddyfile');
      await writeFile(file, balancerFile(portOf(APPS[0], 'containers'), nodes));
      const mount = `--volume=${file}:/etc/caddy/Caddyfile:ro`;
      balancer = await docker('run', '--detach', '--network=host', mount, `${IMAGES}-tls`);
      const answers = () =>
        fetch(`${containers.origin}/live`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await answers())) await pause(200);
    },
    /** The nodes on which a service runs. */
    async nodesOf(service) {
      const tasks = await manage(
        ...['service', 'ps', `${STACK}_${service}`, '--filter=desired-state=running', '--format={{.Node}}'],
      );
      return tasks.split('\n').sort();
    },
    async close() {
      if (balancer) await docker('rm', '--force', balancer);
      await stop();
      await containers.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
