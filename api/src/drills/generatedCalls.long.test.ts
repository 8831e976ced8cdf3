import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { accessRules } from '../schema/access';
import { schema } from '../schema/schema';
import { describeOnDatabase } from '../testing/describeOnDatabase';
import { DATABASE } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';
import { sized } from './size';

const CALLS = sized(120, 5000);
const SEED = 20_261_122;

const NASTY = [
  "'; drop table events; --",
  '" or ""="',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\0',
  '\ud800',
  '👩🏽‍🍳🎶',
  'مرحبا',
  '%s%n\\',
  '__proto__',
  '{"$ne":null}',
  '../../etc/passwd',
  'x'.repeat(100_000),
  '2030-05-10',
  '19:30',
  'a@example.com',
  'https://pictures.example/a.jpg',
];

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constant(''),
);
const id = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map(String),
  fc.integer({ min: 1, max: 12 }).map((number) => `RES-${String(number).padStart(3, '0')}`),
  text,
  fc.integer(),
);
const SCALARS: Record<string, fc.Arbitrary<unknown>> = {
  String: text,
  Boolean: fc.boolean(),
  ID: id,
  Int: fc.oneof(fc.integer(), fc.constantFrom(0, 1, 2_147_483_647, 2_147_483_648, 1.5, -1)),
  Float: fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: 0, max: 5000 }),
    fc.constant(-0),
  ),
};
/** Now and then a value of another type. */
const wrong = fc.oneof(fc.boolean(), fc.constant({}), fc.constant([[]]), fc.constant('x'));

function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (!isNonNullType(type))
    return fc.oneof(
      { weight: 5, arbitrary: valueOfNamed(getNullableType(type)) },
      { weight: 1, arbitrary: fc.constant(null) },
    );
  return fc.oneof({ weight: 40, arbitrary: valueOfNamed(type.ofType) }, { weight: 1, arbitrary: wrong });
}

function valueOfNamed(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), 'unknown');
  if (isInputObjectType(type)) return recordOf(Object.values(type.getFields()));
  return SCALARS[getNamedType(type).name] ?? text;
}

const recordOf = (inputs: readonly Pick<GraphQLArgument, 'name' | 'type'>[]) =>
  fc.record(Object.fromEntries(inputs.map(({ name, type }) => [name, valueOf(type)])), {
    requiredKeys: inputs.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
  });

/** Any query or mutation with any arguments, sent by an administrator with or without version and key. */
const calls = fc
  .constantFrom(...accessRules(schema).filter(({ name }) => /^(Query|Mutation)\./.test(name)))
  .chain(({ name, field }) => {
    const named = getNamedType(field.type);
    const leaves = isObjectType(named)
      ? Object.values(named.getFields()).filter((each) => isLeafType(getNamedType(each.type)))
      : [];
    const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
    const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const selected = leaves.length > 0 ? ` { ${leaves.map((leaf) => leaf.name).join(' ')} }` : '';
    const kind = name.startsWith('Query') ? 'query' : 'mutation';
    const query = `${kind} generated${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selected} }`;
    return fc.record({
      field: fc.constant(field.name),
      query: fc.constant(query),
      variables: recordOf(field.args),
      version: fc.option(fc.constantFrom('x', '*', 'W/"a"'), { nil: undefined, freq: 6 }),
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined, freq: 4 }),
    });
  });

const KNOWN = [
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'GRAPHQL_VALIDATION_FAILED',
];

/** Everything that is stored, but for sign-ins and attempts. */
async function stored({ db }: TestServer) {
  const tables = ['events', 'reservations', 'stalls', 'stall_images', 'menu_items'];
  const counted = tables.map(
    (table) =>
      `select '${table}' as name, coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as sum from ${table} r`,
  );
  const result = (await db.execute(counted.join(' union all '))) as unknown as { rows: unknown[] };
  return JSON.stringify(result.rows);
}

const WRITES = /^(create|update|delete|add|remove)/;

describeOnDatabase(`generated calls, on ${DATABASE}`, () => {
  it(`none of ${CALLS} fails inside, and none that is refused stores anything`, async () => {
    const server = await startTestServer(DATABASE);
    const token = await server.tokenOf('admin');
    await fc.assert(
      fc.asyncProperty(calls, async ({ field, query, variables, version, key }) => {
        if (field === 'signOut') return;
        const before = await stored(server);
        const answer = await server.call(query, variables, { token, version, key });
        for (const { extensions, message } of answer.errors) {
          expect(KNOWN).toContain(extensions.code);
          expect(message).not.toMatch(/syntax|relation|column|select |violates|node_modules/i);
        }
        expect(answer.status).toBeLessThan(500);
        if (answer.errors.length > 0 || !WRITES.test(field)) expect(await stored(server)).toBe(before);
      }),
      { numRuns: CALLS, seed: SEED },
    );
    expect(server.logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    await server.stop();
  });
});
