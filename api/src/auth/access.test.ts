import { eq } from 'drizzle-orm';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { accessRules } from '../schema/access';
import { schema } from '../schema/schema';
import { type CallOptions, codes } from '../testing/call';
import { describeWithServer } from '../testing/describeWithServer';
import type { TestServer } from '../testing/testServer';
import { sessions, users } from './userTables';

const FORGED = 'A'.repeat(43);

/** Who calls, by what they send; the ways to be nobody first. */
const CALLERS: Record<string, (server: TestServer) => Promise<CallOptions>> = {
  none: async () => ({}),
  forged: async () => ({ token: FORGED }),
  'unsigned JSON Web Token': async () => ({ token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.' }),
  'another scheme': async () => ({ headers: { authorization: 'Basic YWRtaW46YWRtaW4xMjM=' } }),
  'another system’s token': async () => ({ token: 'f'.repeat(64) }),
  expired: async ({ tokenOf, db }) => {
    const token = await tokenOf('admin');
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    return { token };
  },
  idle: async ({ tokenOf, db }) => {
    const token = await tokenOf('admin');
    await db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 121 * 60_000) });
    return { token };
  },
  'signed out': async ({ tokenOf, call }) => {
    const token = await tokenOf('admin');
    await call('mutation { signOut }', {}, { token });
    return { token };
  },
  disabled: async ({ tokenOf, db }) => {
    const token = await tokenOf('admin');
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.role, 'admin'));
    return { token };
  },
  customer: async ({ tokenOf }) => ({ token: await tokenOf('customer') }),
  host: async ({ tokenOf }) => ({ token: await tokenOf('host') }),
  admin: async ({ tokenOf }) => ({ token: await tokenOf('admin') }),
};

function valueFor(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isInputObjectType(inner)) return Object.fromEntries(requiredValues(Object.values(inner.getFields())));
  return { Int: 1, Float: 1, ID: '1' }[getNamedType(inner).name] ?? 'text';
}

const requiredValues = (inputs: readonly Pick<GraphQLArgument, 'name' | 'type'>[]) =>
  inputs.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, valueFor(type)] as const);

/** A document that asks for one field of a root type, with arguments of the right types and all leaves below. */
function documentFor(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const named = getNamedType(field.type);
  const leaves = isObjectType(named)
    ? Object.values(named.getFields()).filter(({ type }) => isLeafType(getNamedType(type)))
    : [];
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const declared = required.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const selected = leaves.length > 0 ? ` { ${leaves.map(({ name }) => name).join(' ')} }` : '';
  return {
    query: `${kind} walk${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selected} }`,
    variables: Object.fromEntries(requiredValues(required)),
  };
}

const rootFields = accessRules(schema).filter(({ name }) => /^(Query|Mutation)\./.test(name));

/** The refusal that a caller gets for a field with the rule; null for none. */
function expectedRefusal(rule: unknown, caller: string) {
  if (rule === 'signIn' || caller === 'admin') return null;
  if (caller === 'host') return rule === 'admin' ? 'FORBIDDEN' : null;
  if (caller === 'customer') return rule === 'admin' || rule === 'host' ? 'FORBIDDEN' : null;
  return caller === 'none' && rule === 'public' ? null : 'UNAUTHENTICATED';
}

describeWithServer('who may do what', (server) => {
  it.each(Object.keys(CALLERS))('every query and mutation, called with the token: %s', async (caller) => {
    const refusals: Record<string, unknown> = {};
    for (const { name, field } of rootFields) {
      const options = await CALLERS[caller]?.(server());
      const { query, variables } = documentFor(name.startsWith('Query') ? 'query' : 'mutation', field);
      const [code] = codes(await server().call(query, variables, options));
      const isRefusal = name !== 'Mutation.signIn' && (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
      refusals[name] = isRefusal ? code : null;
    }
    const expected = rootFields.map(({ name, rule }) => [name, expectedRefusal(rule, caller)]);
    expect(refusals).toEqual(Object.fromEntries(expected));
  });

  it('public are the four queries of events and stalls, and sign-in, and nothing else', () => {
    const isOpen = ({ rule }: { rule: unknown }) => rule === 'public' || rule === 'signIn';
    expect(
      rootFields
        .filter(isOpen)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Mutation.signIn', 'Query.event', 'Query.events', 'Query.stall', 'Query.stalls']);
  });

  it.each([
    ['customer', []],
    ['host', ['createReservation', 'updateReservation', 'updateReservationStatus', 'updateToday']],
  ] as const)(
    'a %s is told that they may change nothing but %j, which is what they may',
    async (role, own) => {
      const { call, tokenOf } = server();
      const { extensions } = await call('{ events { id } }', {}, { token: await tokenOf(role) });
      const account = ['changePassword', 'setSecondFactor', 'signOut', 'startSecondFactor'];
      const { may } = extensions.person as { may: string[] };
      expect([...may].sort()).toEqual([...account, ...own].sort());
    },
  );

  it('a host can’t take back what an administrator has deleted', async () => {
    const { asAdmin, tokenOf } = server();
    await asAdmin('deleteReservation', { id: 'RES-001' });
    const undelete = async (token: string) =>
      asAdmin('updateReservation', { id: 'RES-001', input: {} }, { token, headers: { undelete: 'true' } });
    expect(codes(await undelete(await tokenOf('host')))).toEqual(['NOT_FOUND']);
    expect(codes(await undelete(await tokenOf('admin')))).toEqual([]);
  });

  it('an administrator who is made a customer is refused from the next request on', async () => {
    const { call, tokenOf, db } = server();
    const token = await tokenOf('admin');
    expect(codes(await call('{ reservations { id } }', {}, { token }))).toEqual([]);
    await db.update(users).set({ role: 'customer' });
    const { errors } = await call('{ reservations { id } }', {}, { token });
    expect(errors).toMatchObject([
      { message: 'Only hosts and administrators may do this.', extensions: { code: 'FORBIDDEN' } },
    ]);
  });
});
