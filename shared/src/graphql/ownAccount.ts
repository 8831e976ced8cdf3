import type { Client } from './client';
import {
  ChangePasswordDocument,
  SetSecondFactorDocument,
  StartSecondFactorDocument,
  type TypedDocumentString,
} from './documents';
import type { Outcome } from './listState';

/** What our server alone offers to whoever is signed in; `Person.may` says whether it does. */
export interface OwnAccount {
  changePassword: (current: string, wanted: string) => Promise<Outcome<unknown>>;
  /** The `otpauth` address of a new secret. */
  startSecondFactor: () => Promise<Outcome<unknown>>;
  /** Begins the second factor with a secret, or ends it without one. */
  setSecondFactor: (typed: {
    currentPassword: string;
    code: string;
    secret?: string;
  }) => Promise<Outcome<unknown>>;
}

/** @param ofDevice What the server knows this device by, if anything. */
export function createOwnAccount(
  client: Pick<Client, 'request'>,
  ofDevice: () => Record<string, string> | undefined,
): OwnAccount {
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
  };
}
