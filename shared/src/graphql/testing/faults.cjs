const JSON_TYPE = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const HTML_TYPE = { 'content-type': 'text/html', 'access-control-allow-origin': '*' };

const send = (response, status, headers, text) => void response.writeHead(status, headers).end(text);

const refusal = (operationName, code) => ({
  data: { [operationName]: null },
  errors: [{ message: `The server says ${code}.`, path: [operationName], extensions: { code } }],
});

/** Ways to go wrong on the wire. `real` asks the real server first. */
const FAULTS = {
  silence: () => undefined,
  'applied-then-silence': async (response, operationName, real) => void (await real()),
  'half-a-body': async (response, operationName, real) => {
    const { status, headers, text } = await real();
    response.writeHead(status, { ...headers, 'content-length': text.length }).write(text.slice(0, 10));
  },
  'http-500': (response) => send(response, 500, { 'access-control-allow-origin': '*' }, 'Internal error'),
  'errors-at-502': (response) =>
    send(response, 502, JSON_TYPE, JSON.stringify({ errors: [{ message: 'Bad gateway' }] })),
  html: (response) => send(response, 200, HTML_TYPE, '<!doctype html><title>Hotel Wi-Fi</title>'),
  'truncated-json': (response) => send(response, 200, JSON_TYPE, '{"data":{"events":[{"id":"1","ti'),
  'other-json': (response) => send(response, 200, JSON_TYPE, '{"message":"ok"}'),
  'data-with-errors': async (response, operationName, real) => {
    const { text } = await real();
    const errors = [{ message: 'One part could not be read.', path: [operationName, 0, 'image'] }];
    send(response, 200, JSON_TYPE, JSON.stringify({ ...JSON.parse(text), errors }));
  },
};

/**
 * Answers with the server's present fault, if it concerns this operation: `{ kind, operation? }`, where `kind`
 * is a key of FAULTS or an error code such as CONFLICT.
 */
async function failing(server, operationName, response, real) {
  const { fault } = server;
  const concerns = fault && (!fault.operation || fault.operation === operationName);
  if (!concerns) {
    const { status, headers, text } = await real();
    return send(response, status, headers, text);
  }
  const known = FAULTS[fault.kind];
  if (known) return known(response, operationName, real);
  return send(response, 200, JSON_TYPE, JSON.stringify(refusal(operationName, fault.kind)));
}

module.exports = { failing };
