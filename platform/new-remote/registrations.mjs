/**
 * A remote to be made.
 * @typedef {{ folder: string, name: string, title: string, port: number, keyName: string,
 *   team: string }} Remote `gift-shop`, `gift_shop`, "Gift shop";
 *   `team` is its owner in `.github/CODEOWNERS`, `keyName` the variable with the private key of its team, `GIFT_SHOP_KEY`.
 */

/**
 * Where a remote is named outside of its own folder: what is put into which file, before or after which text that stands there
 * once. Removing the remote takes the same text out again.
 * @param {Remote} remote
 * @param {string[]} dockerfiles Of every image that installs the packages of all workspaces.
 * @returns {{ file: string, text: string, before?: string, after?: string }[]}
 */
export const registrations = ({ folder, name, title, port, keyName, team }, dockerfiles) => [
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
  {
    file: 'shell/remotes.json',
    after: `"admin_console": { "address": "http://localhost:3003" }`,
    text: `,\n    "${name}": { "address": "http://localhost:${port}" }`,
  },
  {
    file: 'shell/remotes.json',
    before: `\n  }\n}\n`,
    text: `,\n    "${name}": { "address": "/remotes/${folder}", "keys": [] }`,
  },
  {
    file: 'docker-compose.yml',
    before: `  shell-build:\n    <<: *build\n`,
    text: `  ${folder}-build:
    <<: *build
    image: \${IMAGES:-bustani-gardens}-${folder}-build:\${VERSION:-latest}
    build:
      <<: *remote-build
      dockerfile: ${folder}/Dockerfile
      target: files
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
    file: 'docker-compose.yml',
    before: `  shell:\n    <<: *nginx\n`,
    text: `  ${folder}:
    <<: *nginx
    image: \${IMAGES:-bustani-gardens}-${folder}:\${VERSION:-latest}
    build: { <<: *remote-build, dockerfile: ${folder}/Dockerfile, target: serve }
    networks: [front]
    volumes: ['\${RELEASES_VOLUME:-releases}:/srv/releases:ro']

`,
  },
  {
    file: 'shell/swarm.yml',
    after: '    image: ${IMAGES}-admin-console:${VERSION:-latest}\n',
    text: `\n  ${folder}:\n    <<: *nginx\n    image: \${IMAGES}-${folder}:\${VERSION:-latest}\n`,
  },
  ...dockerfiles.map((file) => ({
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
