import { ACCOUNT_ROLES, type Account } from '../types';
import type { Client } from './client';
import {
  AccountsDocument,
  ChangePasswordDocument,
  CreateAccountDocument,
  type CreateAccountMutationVariables,
  SetSecondFactorDocument,
  StartSecondFactorDocument,
  type TypedDocumentString,
  UpdateAccountDocument,
  type UpdateAccountMutationVariables,
} from './documents';
import type { Outcome } from './listState';
import { readerOf, readRows } from './reading';

const flag = (value: unknown) => value === true;

export const readAccount = readerOf<Account>(
  {
    name: { kind: 'name', max: 100 },
    email: { kind: 'email', max: 254 },
    role: { kind: 'status', known: ACCOUNT_ROLES },
    signedInAt: { kind: 'line', max: 30, isOptional: true },
  },
  { isDisabled: flag, hasSecondFactor: flag },
);

/** What our server alone offers to whoever is signed in; `Person.may` says whether it does. */
export interface Accounts {
  changePassword: (current: string, wanted: string) => Promise<Outcome<unknown>>;
  /** The `otpauth` address of a new secret. */
  startSecondFactor: () => Promise<Outcome<unknown>>;
  /** Begins the second factor with a secret, or ends it without one. */
  setSecondFactor: (typed: {
    currentPassword: string;
    code: string;
    secret?: string;
  }) => Promise<Outcome<unknown>>;
  /** Who works here. */
  fetchAccounts: () => Promise<Outcome<Account[]>>;
  createAccount: (typed: CreateAccountMutationVariables) => Promise<Outcome<unknown>>;
  /** What is absent stays. */
  updateAccount: (typed: UpdateAccountMutationVariables) => Promise<Outcome<unknown>>;
}

/** @param ofDevice What the server knows this device by, if anything. */
export function createAccounts(
  client: Pick<Client, 'request'>,
  ofDevice: () => Record<string, string> | undefined,
): Accounts {
  async function call<Variables>(
    document: TypedDocumentString<unknown, Variables>,
    variables: Variables,
  ): Promise<Outcome<unknown>> {
    const extensions = ofDevice();
    const { value, failure } = await client.request(document, variables, {
      ...(extensions && { extensions }),
    });
    return failure ? { ok: false, failure } : { ok: true, value, saved: 'live' };
  }
  return {
    changePassword: (currentPassword, newPassword) =>
      call(ChangePasswordDocument, { currentPassword, newPassword }),
    startSecondFactor: () => call(StartSecondFactorDocument, {}),
    setSecondFactor: (typed) => call(SetSecondFactorDocument, typed),
    async fetchAccounts() {
      const outcome = await call(AccountsDocument, {});
      return outcome.ok ? { ...outcome, value: readRows(outcome.value, readAccount) ?? [] } : outcome;
    },
    createAccount: (typed) => call(CreateAccountDocument, typed),
    updateAccount: (typed) => call(UpdateAccountDocument, typed),
  };
}
