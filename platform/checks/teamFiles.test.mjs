import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { APPS, ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const files = repositoryFiles();
const { workspaces } = JSON.parse(read('package.json'));
const scriptsOf = (folder) => Object.keys(JSON.parse(read(path.join(folder, 'package.json'))).scripts ?? {});

const WORKFLOWS = '.github/workflows/';
const SHARED_WORKFLOW = `${WORKFLOWS}check-workspace.yml`;
const workflows = new Map(
  files.filter((file) => file.startsWith(WORKFLOWS)).map((file) => [file, parse(read(file))]),
);
const jobsOf = (workflow) => Object.values(workflow.jobs);
const stepsOf = (workflow) => jobsOf(workflow).flatMap(({ steps = [] }) => steps);
const callers = [...workflows].filter(([, workflow]) => jobsOf(workflow).some((job) => job.uses));
const workspaceOf = (workflow) => jobsOf(workflow)[0].with.workspace;

/** Every command of the workflows; that of the shared one for each workspace that calls it. */
const commands = [...workflows].flatMap(([file, workflow]) => {
  const given = file === SHARED_WORKFLOW ? callers.map(([, caller]) => workspaceOf(caller)) : [''];
  return stepsOf(workflow)
    .map(
      ({ run, with: options }) => run ?? (options?.['build-script'] && `npm run ${options['build-script']}`),
    )
    .filter((command) => command?.startsWith('npm'))
    .flatMap((run) => given.map((workspace) => run.replaceAll(/\$\{\{ inputs\.workspace \}\}/g, workspace)));
});

/** Whether a pattern of a workflow or of CODEOWNERS fits a file. */
function fits(pattern, file) {
  const parts = pattern.replace(/^\//, '').split(/(\*\*|\*)/);
  const source = parts.map((part) =>
    part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}${pattern.endsWith('/') ? '' : '$'}`).test(file);
}

describe('the workflows', () => {
  it('there is one for each deployment and the API, and one for everything', () => {
    expect(callers.map(([, workflow]) => workspaceOf(workflow)).sort()).toEqual(
      [...APPS.map(({ folder }) => folder), 'api'].sort(),
    );
    expect(workflows.has(`${WORKFLOWS}everything.yml`)).toBe(true);
  });

  it('every npm script that they run is there', () => {
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) {
      const [, script, workspace = '.'] =
        /^npm (?:run )?([\w:-]+)(?:.*? -w ([\w-]+))?/.exec(command.replace(/ -- .*/, '')) ?? [];
      expect([command, script === 'ci' || scriptsOf(workspace).includes(script)]).toEqual([command, true]);
    }
  });

  it('the job that signs and sends a release has no packages, is of main alone, and has the keys of its own team', () => {
    const { build, release } = workflows.get(SHARED_WORKFLOW).jobs;
    expect(build.needs).toBe('test');
    expect(build.if).toContain("github.event_name == 'push'");
    expect(release.needs).toBe('build');
    expect(JSON.stringify(build)).not.toContain('secrets.');
    expect(JSON.stringify(release)).not.toMatch(/npm (ci|install|run)/);
    for (const [, { jobs, on }] of callers) {
      const { with: given, secrets } = jobs.check;
      if (given.bytes === false) continue;
      const name = given.workspace.replaceAll('-', '_').toUpperCase();
      expect(secrets).toEqual({
        signing_key: `\${{ secrets.${name}_KEY }}`,
        server_key: `\${{ secrets.${name}_SERVER_KEY }}`,
      });
      expect(on.push.branches).toEqual(['main']);
    }
  });

  it('every path that starts one is there, and those of a deployment contain its sources', () => {
    for (const [, { on }] of workflows)
      for (const pattern of [...(on.pull_request?.paths ?? []), ...(on.push?.paths ?? [])])
        expect([pattern, files.some((file) => fits(pattern, file))]).toEqual([pattern, true]);
    for (const [, workflow] of callers)
      expect(workflow.on.pull_request.paths).toContain(`${workspaceOf(workflow)}/**`);
  });

  it('every file of the repository starts at least one', () => {
    const patterns = [...workflows.values()].flatMap(({ on }) => on.pull_request?.paths ?? []);
    const sources = files.filter((file) => /\.(tsx?|mjs|css|graphql)$/.test(file));
    expect(sources.filter((file) => !patterns.some((pattern) => fits(pattern, file)))).toEqual([]);
  });

  it('run actions of a known commit, and may do no more than they need', () => {
    for (const [file, workflow] of workflows) {
      for (const { uses } of stepsOf(workflow))
        if (uses)
          expect([file, uses]).toEqual([file, expect.stringMatching(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)]);
      if (file === SHARED_WORKFLOW) continue;
      expect([file, workflow.permissions]).toEqual([file, { contents: 'read' }]);
      expect(workflow.concurrency).toBeDefined();
    }
  });
});

describe('the owners', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const ownersOf = (file) => lines.findLast(([pattern]) => pattern === '*' || fits(pattern, file))?.slice(1);

  it('every path that has owners is there', () => {
    for (const [pattern] of lines)
      expect([pattern, pattern === '*' || files.some((file) => fits(pattern, file))]).toEqual([
        pattern,
        true,
      ]);
  });

  it('every workspace has a line of its own', () => {
    expect(workspaces.filter((folder) => !lines.some(([pattern]) => pattern === `/${folder}/`))).toEqual([]);
  });

  it('the contracts belong to everybody who owns something', () => {
    const everybody = new Set(lines.flatMap(([, ...owners]) => owners));
    expect(new Set(ownersOf('shared/src/contracts/versions.json'))).toEqual(everybody);
    expect(ownersOf('public-site/src/routes.ts')).toEqual(['@bustani-gardens/site-team']);
  });
});
