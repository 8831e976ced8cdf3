import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Role } from '../auth/userTables';
import type { Context } from './context';
import { refusal } from './errors';

/**
 * Who may have a field: `signIn` anybody, with whatever token; `public` anybody, but not with a token that is not valid;
 * `signedIn` everybody with a session; `host` hosts and administrators; `admin` administrators.
 */
export type Access = 'signIn' | 'public' | 'signedIn' | 'host' | 'admin';

/** Goes into the `extensions` of a field or of its type. A field without is closed to everybody. */
export const access = (rule: Access) => ({ access: rule });

const isFor = (rule: unknown, role: Role) =>
  rule === 'signedIn' || (rule === 'admin' && role === 'admin') || (rule === 'host' && role !== 'customer');

/** @throws UNAUTHENTICATED or FORBIDDEN. */
function requireAccess(rule: unknown, { caller, log }: Context) {
  if (rule === 'signIn') return;
  if (caller.kind === 'invalid') throw refusal('UNAUTHENTICATED', 'Your sign-in has ended. Sign in again.');
  if (rule === 'public') return;
  if (caller.kind === 'anonymous') throw refusal('UNAUTHENTICATED', 'Sign in first.');
  if (isFor(rule, caller.person.role)) return;
  log('warn', 'access refused', { userId: caller.person.id });
  throw refusal('FORBIDDEN', `Only ${rule === 'host' ? 'hosts and ' : ''}administrators may do this.`);
}

/** The rule of every field, by "Type.field"; undefined where none is declared. */
export function accessRules(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        field,
        rule: field.extensions.access ?? type.extensions.access,
      })),
    );
}

/** The mutations that a role may call. */
export const mutationsOf = (schema: GraphQLSchema, role: Role) =>
  accessRules(schema)
    .filter(({ name, rule }) => name.startsWith('Mutation.') && isFor(rule, role))
    .map(({ field }) => field.name);

/** Puts the check in front of every field. */
export function guard(schema: GraphQLSchema) {
  for (const { name, field, rule } of accessRules(schema)) {
    const isRoot = /^(Query|Mutation)\./.test(name);
    // What hangs below a public field was let in there, and lists are long.
    if (!isRoot && rule === 'public') continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: Context, info) => {
      requireAccess(rule, context);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
