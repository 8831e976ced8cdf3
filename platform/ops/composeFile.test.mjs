// decisions, One server and one choice; docs/hosting.md, Addresses of visitors
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { APPS, ROOT } from '../ports.mjs';
import { composeText, readCompose, variablesOf } from './composeFile.mjs';

const SETTINGS = { SITE_ORIGIN: 'https://www.example.com', ADMIN_EMAIL: 'owner@example.com' };

const compose = readCompose(SETTINGS);
const services = Object.entries(compose.services);
const ONE_SHOT = 'no';
const isLasting = ([, service]) => service.restart !== ONE_SHOT;

it('no image is built by two services', () => {
  const built = services.filter(([, { build }]) => build).map(([, { image }]) => image);
  expect(built).toEqual([...new Set(built)]);
  // The others run one of these, or one that has its edition in its name.
  for (const [name, { build, image, pull_policy: pulled }] of services)
    if (!build && name !== 'postgres')
      expect([name, built.includes(image), pulled]).toEqual([name, true, 'never']);
});

it('every deployment has a build', () => {
  const needed = Object.keys(compose.services.deploy.depends_on);
  expect(needed).toEqual(APPS.map(({ folder }) => `${folder}-build`));
});

it('nothing but the site has a port on the machine, and only for this machine; with TLS, Caddy has those of the world', () => {
  const open = services.filter(([, service]) => service.ports);
  expect(open.map(([name, { profiles }]) => [name, profiles])).toEqual([
    ['site', undefined],
    ['caddy', ['tls']],
  ]);
  expect(compose.services.site.ports).toEqual(['127.0.0.1:8080:8080']);
});

it('the database, the API and the commands have no way out', () => {
  const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
  expect(open.map(([name]) => name)).toEqual(['edge']);
  expect(services.filter(([, { networks = [] }]) => networks.includes('edge')).map(([name]) => name)).toEqual(
    ['site', 'caddy'],
  );
});

it('visitors keep their own addresses: by IPv6, behind the proxy in front, and behind a CDN', () => {
  const cdn = readCompose({ ...SETTINGS, CDN_NETWORKS: '192.0.2.0/24 2001:db8::/32' });
  const { edge } = cdn.networks;
  expect(edge.enable_ipv6).toBe(true);
  const networks = edge.ipam.config.map(({ subnet }) => subnet);
  expect(cdn.services.site.environment.TRUSTED_PROXIES.split(' ')).toEqual([
    ...networks,
    '192.0.2.0/24',
    '2001:db8::/32',
  ]);
  expect(cdn.services.caddy.environment.CDN_NETWORKS).toBe('192.0.2.0/24 2001:db8::/32');
  expect(cdn.services.api.environment.TRUSTED_PROXIES).toBe('site');
});

it('the port that Caddy announces for HTTP/3 is the one that is open', () => {
  expect(compose.services.caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
  expect(composeText('platform/ops/Caddyfile')).not.toMatch(/https?_port/);
});

describe.each(services)('the service %s', (name, service) => {
  it('runs as nobody special, on a disk that it can’t write to, within limits', () => {
    expect(service).toMatchObject({
      user: expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
    expect(service.privileged).toBeUndefined();
    expect(service.tmpfs).toEqual(expect.arrayContaining([expect.stringMatching(/^\/tmp:/)]));
  });

  it('names an edition of each image that is not built here', () => {
    if (!service.build) expect(service.pull_policy ?? service.image).toMatch(/^never$|:\d+\.\d+/);
  });

  it('has no secret in its environment, but for the file that it is in', () => {
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (!/PASSWORD|SECRET|TOKEN/.test(variable)) continue;
      expect(variable).toMatch(/_FILE$/);
      expect(service.secrets).toContain(path.basename(value));
    }
  });
});

it.each(services.filter(isLasting))('%s comes back by itself and says how it is', (_, service) => {
  expect(service.restart).toBe('unless-stopped');
  expect(service.healthcheck).toMatchObject({
    test: expect.any(Array),
    interval: '10s',
    // A busy machine takes its time, and is not ill: neither for an answer nor for a start of Node.
    timeout: '30s',
    retries: expect.any(Number),
  });
  expect(service.healthcheck.test[0]).toBe('CMD');
  expect(service.healthcheck.test).not.toContain('node');
});

it('the store is written by the commands, and read by the others', () => {
  const writers = services.filter(([, { volumes = [] }]) =>
    volumes.some((volume) => /^releases:/.test(volume) && !volume.endsWith(':ro')),
  );
  expect(writers.map(([name]) => name)).toEqual(['releases', 'deploy']);
});

it('starting the servers takes no build into use: that is a command of its own', () => {
  const commands = services.filter(([, { profiles }]) => profiles?.includes('release'));
  expect(commands.map(([name]) => name)).toEqual(
    services.filter((each) => !isLasting(each)).map(([name]) => name),
  );
  for (const [, { depends_on: needed = {} }] of services.filter(isLasting))
    for (const other of Object.keys(needed)) expect(isLasting([other, compose.services[other]])).toBe(true);
});

it('.env.example explains each setting, and none that there is not', () => {
  const lines = readFileSync(path.join(ROOT, '.env.example'), 'utf8').split('\n');
  const settings = lines.flatMap((line, index) => {
    const [, name] = /^(\w+)=/.exec(line) ?? [];
    if (!name) return [];
    expect(lines[index - 1]).toMatch(/^# \S/);
    return [name];
  });
  expect(settings.sort()).toEqual(variablesOf(composeText()));
});

it('what is secret or built is neither in the repository nor in an image’s context', () => {
  const kept = readFileSync(path.join(ROOT, '.gitignore'), 'utf8').split('\n');
  const sent = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(kept).toEqual(expect.arrayContaining(['.env', 'secrets/']));
  expect(sent).toEqual(expect.arrayContaining(['.env', 'secrets', '.git', '**/node_modules', '**/dist']));
});
