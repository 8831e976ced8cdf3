import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { hashForLint, readByEveryRule, typesSeenBy } from './platform/checks/lintCache.mjs';
import { textBecomesCode } from './platform/checks/textBecomesCode.mjs';
import { APPS } from './platform/ports.mjs';
import { textFromPerson } from './platform/checks/textFromPerson.mjs';
import { textStandsAlone } from './platform/checks/textStandsAlone.mjs';
import { typedInTests } from './platform/checks/typedInTests.mjs';

const DEPLOYMENTS = [...APPS.map(({ folder }) => folder), 'api', 'e2e'];
/** Only these may load the GraphQL client. */
const WITH_GRAPHQL = ['admin-console', 'api'];

const BROWSER_CODE = ['shared', ...APPS.map(({ folder }) => folder)].map(
  (folder) => `${folder}/src/**/*.{ts,tsx}`,
);

/** The only files that give a script's address, a script's text or HTML to a page; they ask its policy for it. */
const ASKING_THE_POLICY = [
  'shared/src/trusted-types/createPagePolicy.ts',
  'shell/src/remotes/loadEntry.ts',
  'shell/src/offline/keepForOffline.ts',
  'public-site/src/events/event-page/NextEventData.tsx',
  'public-site/src/venue-map/VenueMap.tsx',
];

const escapes = (names) => `^(\\.\\./)+(${names.join('|')})(/|$)`;
const packages = (names) => `^@venue/(${names.join('|')})(/|$)`;

const STYLES = [
  {
    selector: 'TemplateElement[value.raw=/flex: *[\\d.]+( +[\\d.]+)?;|flex(-basis)?:[^;]*\\b0%/]',
    message:
      'Name the basis, "flex: 1 1 auto" in a column, "flex: 1 1 0" in a row: engines read a basis of 0 % differently where the height is automatic.',
  },
];

const NUMBERS = [
  {
    selector: `MemberExpression[property.name='toLocaleString']`,
    message:
      'Use groupDigits or formatKsh: the first call of toLocaleString loads the languages of the browser.',
  },
];

const KEYS = [
  {
    selector: `:matches(MemberExpression[object.name=/^(e|.*[eE]vent)$/][property.name=/^(key|keyCode|which|isComposing)$/], :function > ObjectPattern[typeAnnotation.typeAnnotation.typeName.name='KeyboardEvent'] > Property[key.name=/^(key|code)$/])`,
    message: 'Read it with keyOf: while an input method composes, its keys are its own.',
  },
];

const OBJECTS = [
  {
    selector: 'ForInStatement',
    message: 'Use keysOf or Object.keys: programs on the page add properties to all objects.',
  },
];

const FIELDS = [
  {
    selector: `JSXOpeningElement[name.type='JSXIdentifier'] > JSXAttribute[name.name='type'] > Literal[value=/^(date|number)$/]`,
    message: 'Use DateField (or DateInput) and NumberInput: they know the limits of a date and the wheel.',
  },
  {
    selector: `JSXAttribute[name.name='autoComplete'] > Literal[value='street-address']`,
    message: 'A street address has several lines: in a field of one line write "address-line1".',
  },
];

/** The device's clock, and those that may ask it: they compare it with itself or with the server's. */
const deviceClock = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    ":matches(NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now'])":
      (node) =>
        context.report({
          node,
          message: 'Ask venueNow() of @venue/shared/browser: a device can be days off.',
        }),
  }),
};
const ASKING_THE_DEVICE = [
  'admin-console/src/data/useLiveList.ts',
  'public-site/src/table/table.ts',
  'shared/src/browser/venueNow.ts',
  'shared/src/document/*.ts',
  'shared/src/stores/carryTypedSignIn.ts',
];

const LINKS_AWAY = {
  selector: `JSXAttribute[name.name='href'] :matches(MemberExpression[property.name='directionsUrl'], CallExpression[callee.name='whatsappLink'])`,
  message: 'Write {...newTab(address)}: another site opens beside this one.',
};

/**
 * The import arrow: a workspace may import itself and `shared`, never another deployment.
 * @param {string} workspace Folder name.
 * @param {{ graphql: boolean, stores?: boolean }} allow Whether the GraphQL client, the stores and toasts may be imported.
 */
function boundary(workspace, { graphql, stores = true }) {
  const forbidden = [
    [packages(DEPLOYMENTS), 'A deployment imports only itself (by relative path) and @venue/shared.'],
    [
      escapes([...DEPLOYMENTS, 'shared']),
      'No relative import leaves its workspace: use @venue/shared/<subpath>.',
    ],
  ];
  if (!graphql)
    forbidden.push(['^@venue/shared/graphql', 'Only the admin console may load the GraphQL client.']);
  if (!stores)
    forbidden.push([
      '^@venue/shared/(stores|notify)',
      'The design system knows no store: it gets data and callbacks as props.',
    ]);
  if (workspace === 'shared')
    forbidden.push([
      '^\\.\\.(/\\.\\.)*/((stores|notify)(/|$)|(ui/)?(theme|drawings)$)',
      'Import stores, notify, ui/theme and ui/drawings by package name: the builds of a page share them.',
    ]);
  const dynamic = forbidden.map(([regex, message]) => ({
    selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  return {
    files: [`${workspace}/**/*.{ts,tsx,mjs,js}`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: forbidden.map(([regex, message]) => ({ regex, message })) },
      ],
      'no-restricted-syntax': [
        'error',
        ...dynamic,
        LINKS_AWAY,
        ...KEYS,
        ...NUMBERS,
        ...OBJECTS,
        ...FIELDS,
        ...STYLES,
      ],
    },
  };
}

/**
 * What a translated page would lose, and texts from people in a line of ours; these rules read the types of what is rendered. That
 * takes half of the time, so `npm test` sets LINT_WITHOUT_TYPES and leaves it to `npm run lint` and `npm run test:all`.
 */
const WITH_TYPES = ['shared', ...DEPLOYMENTS].map((folder) => ({
  files: [`${folder}/**/*.tsx`],
  ignores: ['**/*.test.tsx'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  settings: { typesSeen: hashForLint(typesSeenBy(folder)) },
  rules: { 'venue/text-stands-alone': 'error', 'venue/text-from-person': 'error' },
}));

export default tseslint.config(
  {
    ignores: [
      ...['**/dist/', '**/node_modules/', '.cache/', '.releases/', 'test-results/', 'playwright-report/'],
      'shared/src/graphql/generated.ts',
      'shared/src/generated/',
      'public-site/src/catalogue/generated/',
    ],
  },
  {
    settings: { lintedWith: hashForLint(readByEveryRule) },
    plugins: {
      venue: {
        rules: {
          'device-clock': deviceClock,
          'text-becomes-code': textBecomesCode,
          'text-from-person': textFromPerson,
          'text-stands-alone': textStandsAlone,
          'typed-in-tests': typedInTests,
        },
      },
    },
  },
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        require: 'readonly',
        module: 'writable',
        globalThis: 'readonly',
        HTMLDialogElement: 'readonly',
        Event: 'readonly',
        performance: 'readonly',
        structuredClone: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.test.mjs'],
    languageOptions: {
      globals: {
        afterAll: 'readonly',
        afterEach: 'readonly',
        beforeAll: 'readonly',
        beforeEach: 'readonly',
        describe: 'readonly',
        expect: 'readonly',
        it: 'readonly',
        jest: 'readonly',
      },
    },
  },
  ...(process.env.LINT_WITHOUT_TYPES ? [] : WITH_TYPES),
  {
    // What browsers run, except the functions that print a page in advance.
    files: BROWSER_CODE,
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...ASKING_THE_POLICY],
    rules: { 'venue/text-becomes-code': 'error' },
  },
  {
    files: BROWSER_CODE,
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', ...ASKING_THE_DEVICE],
    rules: { 'venue/device-clock': 'error' },
  },
  { files: ['e2e/**/*.ts'], rules: { 'venue/typed-in-tests': 'error' } },
  boundary('shared', { graphql: true }),
  {
    ...boundary('shared', { graphql: false, stores: false }),
    files: ['shared/src/ui/**/*.{ts,tsx}'],
    ignores: ['shared/src/ui/gallery/**'],
  },
  ...DEPLOYMENTS.map((folder) => boundary(folder, { graphql: WITH_GRAPHQL.includes(folder) })),
  prettier,
);
