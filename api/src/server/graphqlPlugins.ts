import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Settings } from '../settings/settings';
import { QUERY_LIMITS, queryLimits } from '../walls/queryLimits';
import type { TrustedDocuments } from '../walls/trustedDocuments';
import { answerError } from './answerErrors';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { stateOf } from './requestState';

/** In production the documents of the consoles that are released, and no others. */
export const refuseUnknownDocuments = (trusted: TrustedDocuments): Plugin => ({
  async onParams({ params, setResult }) {
    if (trusted.operation(params.query)) return;
    await trusted.update();
    if (trusted.operation(params.query)) return;
    const message = 'This server answers the documents of the site only.';
    const extensions = { code: 'UNKNOWN_DOCUMENT', http: { status: 400 } };
    setResult({ errors: [new GraphQLError(message, { extensions })] });
  },
});

/** Limits of a document, and in production no questions about the schema. */
export const documentLimits = ({ isProduction }: Pick<Settings, 'isProduction'>): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    // Deeper documents would overflow the stack of the parser and of the rules.
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: QUERY_LIMITS.tokens }));
  },
  onValidate({ addValidationRule }) {
    addValidationRule(queryLimits);
    if (isProduction) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
});

const codesOf = (errors: readonly GraphQLError[] | undefined) => [
  ...new Set(errors?.map(({ extensions }) => extensions.code)),
];

/** Completes each answer by versions and the announcement of idempotency keys, masks errors, and logs the request. */
export const answers = (
  log: Log,
  isProduction: boolean,
  { trusted, metrics }: { trusted: TrustedDocuments; metrics: Metrics },
): Plugin => ({
  onParams({ request, params }) {
    // What the client calls it could hold personal data, or fill the log.
    stateOf(request).operation = trusted.operation(params.query);
  },
  onResultProcess({ request, result, setResult }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { id: requestId, operation, startedAt, versions, person } = stateOf(request);
    const userId = person?.id;
    const logRequest: Log = (level, event, facts) => log(level, event, { requestId, ...facts });
    const errors = result.errors?.map((error) =>
      answerError(error, { requestId, isProduction, log: logRequest }),
    );
    const announced = {
      ...{ versions: versions.toJSON(), idempotency: true, undelete: true },
      ...versions.others(),
    };
    setResult({ ...result, ...(errors && { errors }), extensions: { ...result.extensions, ...announced } });
    const ms = performance.now() - startedAt;
    const codes = errors && codesOf(errors);
    metrics.countRequest(operation, ms / 1000, codes ?? []);
    logRequest('info', 'request', { operation, ms: Math.round(ms), userId, codes });
  },
});
