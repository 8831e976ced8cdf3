import { createCartStore, createUserStore } from '@venue/shared/stores';
import { CONTRACTS, CONTRACT_NAMES, contractMismatch } from './contractVersions';

const all = (version: string) => ({ stores: version, notify: version, routes: version, runtime: version });

describe('the contracts between shell and remotes', () => {
  it.each([
    // [needed by the remote, spoken by the shell, fits]
    ['1.1.0', '1.1.0', true],
    ['1.0.0', '1.1.0', true],
    ['1.1.9', '1.1.0', true],
    ['1.2.0', '1.1.0', false],
    ['2.0.0', '1.1.0', false],
    ['1.1.0', '2.0.0', false],
  ])('a remote that needs %s runs in a shell that speaks %s: %s', (needed, spoken, fits) => {
    expect(contractMismatch(all(needed), all(spoken)) === null).toBe(fits);
  });

  it.each(CONTRACT_NAMES)('the contract %s is named when it does not fit', (name) => {
    expect(contractMismatch({ ...CONTRACTS, [name]: '99.0.0' })).toContain(
      `99.0.0 of the contract "${name}"`,
    );
  });

  it('a remote runs that was built before a contract existed', () => {
    expect(contractMismatch({ stores: '1.0.0' }, all('1.0.0'))).toBeNull();
  });

  // Raise the version in versions.json with this list: by one major where a name goes or means something else.
  it('what the stores hand to a remote is that of version 2.0.0', () => {
    expect(CONTRACTS.stores).toBe('2.0.0');
    const namesOf = (store: { getState(): object }) => Object.keys(store.getState()).sort().join(' ');
    expect(namesOf(createCartStore())).toBe(
      'add changeQuantity clear erase lines ready remove restore setAside setQuantity storageFailed',
    );
    expect(namesOf(createUserStore())).toBe(
      'addFavorite addOrder addReservation addReview addTicket erase favorites forgetTypedSignIn keepLists listsOwner ' +
        'orders putRecord ready removeFavorite removeRecord requests reservations reviews setAside signIn signOut ' +
        'signUp startEmpty storageFailed tickets typedSignIn updateProfile user',
    );
  });

  it('a remote of this build runs in the shell of this build', () => {
    expect(contractMismatch(CONTRACTS)).toBeNull();
  });
});
