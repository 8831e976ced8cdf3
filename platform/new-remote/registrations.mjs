/**
 * A remote to be made.
 * @typedef {{ folder: string, name: string, title: string, port: number, keyName: string,
 *   team: string }} Remote `gift-shop`, `gift_shop`, "Gift shop";
 *   `team` is its owner in `.github/CODEOWNERS`, `keyName` the variable with the private key of its team, `GIFT_SHOP_KEY`.
 */

/** They install the packages of all workspaces. */
const DOCKERFILES = ['platform/ops/Dockerfile', 'api/Dockerfile'];

/**
 * Where a remote is named outside of its own folder: what is put into which file, before or after which text that stands there
 * once. Removing the remote takes the same text out again.
 * @param {Remote} remote
 * @returns {{ file: string, text: string, before?: string, after?: string }[]}
 */
export const registrations = ({ folder, name, title, port, keyName, team }) => [
  { file: 'package.json', before: `    "api",\n`, text: `    "${folder}",\n` },
  { file: 'tsconfig.json', before: `    { "path": "api" },\n`, text: `    { "path": "${folder}" },\n` },
  {
    file: 'knip.json',
    before: `    "api": {\n`,
    text: `    "${folder}": {
      "entry": ["src/routes.ts", "src/standalone.ts"],
      "project": ["src/**/*.{ts,tsx}"],
      "includeEntryExports": true
    },
`,
  },
  {
    file: 'platform/ports.mjs',
    after: `  { folder: 'admin-console', name: 'admin_console', port: 3003 },\n`,
    text: `  { folder: '${folder}', name: '${name}', port: ${port} },\n`,
  },
  { file: 'shared/src/contracts/remote.ts', after: `'admin_console'`, text: `, '${name}'` },
  { file: 'platform/keys.json', after: `  "admin-console": []`, text: `,\n  "${folder}": []` },
  {
    file: 'docker-compose.yml',
    before: '  # `docker compose run --rm releases list`, and',
    text: `  ${folder}-build:
    <<: *build
    image: \${IMAGES:-bustani-gardens}-${folder}-build:\${VERSION:-latest}
    build:
      <<: *build-of
      args: { WORKSPACE: ${folder}, SOURCE_COMMIT: '\${SOURCE_COMMIT:-}', BUILDER: '\${BUILDER:-}' }
      secrets: [${name}_key]

`,
  },
  {
    file: 'docker-compose.yml',
    after: `    environment: ADMIN_CONSOLE_KEY\n`,
    text: `  ${name}_key:\n    environment: ${keyName}\n`,
  },
  {
    file: '.github/workflows/everything.yml',
    after: '          ADMIN_CONSOLE_KEY: ${{ secrets.ADMIN_CONSOLE_KEY }}\n',
    text: `          ${keyName}: \${{ secrets.${keyName} }}\n`,
  },
  {
    file: 'docker-compose.yml',
    after: `      admin-console-build: { condition: service_completed_successfully }\n`,
    text: `      ${folder}-build: { condition: service_completed_successfully }\n`,
  },
  {
    file: 'platform/ops/Dockerfile',
    after: '    --mount=type=secret,id=admin_console_key \\\n',
    text: `    --mount=type=secret,id=${name}_key \\\n`,
  },
  ...DOCKERFILES.map((file) => ({
    file,
    before: 'COPY api/package.json api/\n',
    text: `COPY ${folder}/package.json ${folder}/\n`,
  })),
  {
    file: '.github/CODEOWNERS',
    before: '# What shell and remotes agree on',
    text: `# ${title}
/${folder}/ ${team}
/e2e/${folder}/ ${team}

`,
  },
  {
    file: '.github/CODEOWNERS',
    after: '/shared/src/contracts/  @bustani-gardens/platform-team',
    text: ` ${team}`,
  },
];
