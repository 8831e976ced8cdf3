export interface CallOptions {
  token?: string;
  version?: string;
  key?: string;
  headers?: Record<string, string>;
  /** Of the request: what our server alone reads. */
  extensions?: object;
}

export interface CallError {
  message: string;
  path?: (string | number)[];
  extensions: Record<string, unknown> & { code: string };
}

export interface Answer {
  status: number;
  data: Record<string, unknown> | null | undefined;
  errors: CallError[];
  versions: Record<string, string>;
  extensions: Record<string, unknown>;
  text: string;
}

/** The codes of the errors, in order. */
export const codes = ({ errors }: Answer) => errors.map(({ extensions }) => extensions.code);

/** Calls a server as the console does. */
export const createCall =
  (url: string) =>
  async (query: string, variables: object = {}, options: CallOptions = {}): Promise<Answer> => {
    const { token, version, key, headers, extensions: sent } = options;
    const operationName = /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(version && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: JSON.stringify({ operationName, variables, query, ...(sent && { extensions: sent }) }),
    });
    const text = await response.text();
    const { data, errors = [], extensions = {} } = JSON.parse(text);
    return { status: response.status, data, errors, versions: extensions.versions ?? {}, extensions, text };
  };

export type Call = ReturnType<typeof createCall>;
