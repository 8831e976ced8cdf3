import { fileURLToPath } from 'node:url';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { textFromPerson } from './textFromPerson.mjs';
import { textStandsAlone } from './textStandsAlone.mjs';

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      projectService: {
        allowDefaultProject: ['*.tsx'],
        defaultProject: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)),
      },
      tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
    },
  },
});

const written = (code, name = code) => ({
  name,
  filename: 'planted.tsx',
  code: `
    import type { ReactElement, ReactNode } from 'react';
    const PHONE = '0700 000 000';
    type Planted = { isBusy: boolean; count: number; label: string; names: string[]; children: ReactNode; cards: ReactElement };
    function planted({ isBusy, count, label, names, children, cards }: Planted) {
      function Spinner() { return isBusy ? <i /> : null; }
      function Dot() { return <i />; }
      ${code}
    }`,
});
const lost = (lines, code) => ({ ...written(code), errors: Array(lines).fill({ messageId: 'lost' }) });

tester.run('a text stands alone where it changes and where a sibling comes and goes', textStandsAlone, {
  valid: [
    '<p>{count}</p>',
    '<p>{`${count} selected`}</p>',
    '<p>{isBusy ? "Saving" : "Save"}</p>',
    '<p>Our number is <b>{PHONE}</b>, all day.</p>',
    '<p>Our number is {PHONE}, all day.</p>',
    '<p><Dot /> Save</p>',
    '<p>{isBusy && <i />}<span>{children}</span></p>',
    '<p>{label && <b>{label}</b>} <span>{count}</span></p>',
    '<ul>{names.map((name) => <li key={name}>{name}</li>)}<li>last</li></ul>',
    '<div><Dot />{cards}</div>',
    '<>{cards}<Dot /></>',
    '<p>{isBusy && " "}<b>{label}</b></p>',
    'const which = <b>{label}</b>; <p>Receipt {which}</p>',
    'function Name() { return <b>{label}</b>; }',
    'function Around({ children }: { children: ReactNode }) { return children; }',
  ].map((code) => written(code)),
  invalid: [
    lost(1, '<button>{isBusy && <i />}Save</button>'),
    lost(1, '<button>{isBusy && <i />}{children}</button>'),
    lost(1, '<button><Dot />{label}</button>'),
    lost(2, '<p>{count} selected</p>'),
    lost(4, '<p>Page {count} of {names.length}</p>'),
    lost(1, '<p>Save{isBusy && <i />}</p>'),
    lost(1, '<p><Spinner />Save</p>'),
    lost(1, '<div><Dot />{isBusy ? "Saving" : <i />}</div>'),
    lost(1, '<div><Dot />{names}</div>'),
    lost(1, '<div><Dot />{count && <i />}{count}</div>'),
    lost(1, '<>Save<i /></>'),
    lost(1, '<>{label}</>'),
    lost(1, 'function Name() { return isBusy ? null : label; }'),
    lost(1, 'function Total() { return isBusy ? <i /> : `${count} in total`; }'),
    lost(1, 'const Name = () => label;'),
  ],
});

const GUEST = `
  type Typed = string;
  interface Guest { id: string; name?: Typed | null; wishes: Typed }
  declare const guest: Pick<Guest, 'id' | 'name' | 'wishes'>;
  const { id, name, wishes: told = '' } = guest;
  const called = name?.trim() || id;`;
const bare = (code) => ({ ...written(GUEST + code, code), errors: [{ messageId: 'bare' }] });

tester.run('what a person typed is isolated where it is shown', textFromPerson, {
  valid: [
    '<p>{guest.id}</p>',
    '<p><bdi>{guest.name}</bdi></p>',
    '<p dir="auto">{name}</p>',
    '<p>{isolated(guest.wishes)}</p>',
    '<p>{guest.name && <bdi>{guest.name}</bdi>}</p>',
    '<input value={guest.name} /> ',
    '<b key={`row ${guest.name}`} aria-label={`Seat ${isolated(guest.name)}`} />',
    '<bdi>{isBusy ? `(${guest.name})` : guest.id}</bdi>',
    '({ searchText: () => `${guest.name}` })',
  ].map((code) => written(GUEST + code, code)),
  invalid: [
    '<p>{guest.name}</p>',
    '<p>{name}</p>',
    '<p>{told}</p>',
    '<p>{called}</p>',
    '<>{guest.name ?? guest.id}</>',
    '<p>{isBusy ? guest.id : `for ${guest.wishes.trim()}`}</p>',
    '<b aria-label={`Seat ${name}`} />',
    'list.map(() => `${guest.id}, ${guest.name}`)',
  ].map(bare),
});
