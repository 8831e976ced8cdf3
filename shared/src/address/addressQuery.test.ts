import { choiceParam, choicesParam, flagParam, textParam, typedParam } from './addressParams';
import { ownQuery, patchQuery, readQuery, replaceOwnQuery, type AddressParams } from './addressQuery';

const params = {
  tab: choiceParam('tab', ['starters', 'mains'], 'starters'),
  search: typedParam('q'),
  diets: choicesParam('diet', ['vegan', 'spicy']),
  limit: choiceParam('price', [null, 300, 500], null),
  only: textParam('only'),
  isOpen: flagParam('open', 'now'),
};
const DEFAULTS = { tab: 'starters', search: '', diets: [], limit: null, only: '', isOpen: false };

describe('reading an address', () => {
  it('an address that says nothing is read as the defaults', () => {
    expect(readQuery(params, '')).toEqual(DEFAULTS);
  });

  it('every value that an address names is read from it', () => {
    expect(
      readQuery(params, '?tab=mains&q=beef+%26+rice&diet=spicy&diet=vegan&price=300&only=7&open=now'),
    ).toEqual({
      tab: 'mains',
      search: 'beef & rice',
      diets: ['vegan', 'spicy'],
      limit: 300,
      only: '7',
      isOpen: true,
    });
  });

  it.each([
    'tab=soup',
    'tab=',
    'diet=paleo',
    'price=7',
    'price=null',
    'price=',
    'q=',
    'open=later',
    'other=1',
  ])('the address parameter %s is invalid and read as the default', (query) =>
    expect(readQuery(params, query)).toEqual(DEFAULTS),
  );
});

describe('changing an address', () => {
  it.each([
    ['', { tab: 'mains' }, 'tab=mains'],
    ['tab=mains', { tab: 'starters' }, ''],
    ['q=a', { search: '' }, ''],
    ['price=300', { limit: null }, ''],
    ['price=300', { limit: 500 }, 'price=500'],
    ['diet=spicy', { diets: ['spicy', 'vegan'] }, 'diet=vegan&diet=spicy'],
    ['diet=spicy&diet=vegan', { diets: [] }, ''],
    ['', { isOpen: true }, 'open=now'],
    ['open=now', { isOpen: false }, ''],
    ['only=7&price=300', { tab: 'mains', search: 'x' }, 'tab=mains&q=x&price=300&only=7'],
    ['tab=soup', { search: 'x' }, 'tab=soup&q=x'],
    ['q=a', { search: undefined }, 'q=a'],
    ['other=1', { search: 'x' }, 'q=x'],
  ] as const)('the query %p changed by %p becomes %p', (query, patch, expected) => {
    expect(patchQuery(params, query, patch)).toBe(expected);
  });

  it('a change of the address keeps parameters that belong to others', () => {
    expect(replaceOwnQuery(params, '?from=%2Forders&q=a&tab=mains', 'q=b')).toBe('from=%2Forders&q=b');
  });
});

it('a list read from the address is the same object while only other values change', () => {
  const { diets } = readQuery(params, 'diet=vegan&q=a');
  expect(readQuery(params, 'diet=vegan&q=ab').diets).toBe(diets);
  expect(readQuery(params, 'diet=spicy&q=ab').diets).toEqual(['spicy']);
  expect(readQuery(params, 'diet=vegan&diet=spicy').diets).toEqual(['vegan', 'spicy']);
});

it('a change of the address changes only the parameters it names', () => {
  const several: AddressParams<{ filters: Record<string, string> }> = {
    filters: { names: ['status', 'stall'], read: () => ({}), write: Object.entries },
  };
  expect(patchQuery(several, 'status=open&stall=2', { filters: { status: '' } })).toBe('stall=2');
});

it('the query without typed values leaves out the search text', () => {
  expect(ownQuery(params, '?other=1&q=a&tab=mains')).toBe('tab=mains&q=a');
  expect(ownQuery(params, '?other=1&q=a&tab=mains', { typed: false })).toBe('tab=mains');
});
