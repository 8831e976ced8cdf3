import { readFileSync } from 'node:fs';
import { unansweredDocuments } from './documents.mjs';

const DOCUMENTS = new URL('../../src/graphql/documents.json', import.meta.url);

it('the API answers every document of this console', async () => {
  expect(await unansweredDocuments(readFileSync(DOCUMENTS, 'utf8'))).toEqual([]);
});

it('a document that asks for what the API does not have is named, and why', async () => {
  const asks = ['query events { events { nodes { flavour } } }', 'mutation tidy { tidyUp }'];
  expect(await unansweredDocuments(JSON.stringify(asks))).toEqual([
    expect.stringMatching(/^The API does not answer its document events: Cannot query field/),
    'The API does not answer its document tidy: Cannot query field "tidyUp" on type "Mutation".',
  ]);
});
