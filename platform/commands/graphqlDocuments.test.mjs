import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./graphqlDocuments.mjs', import.meta.url));

describe('the typed documents of the console', () => {
  it('the typed documents are those of schema and operations; npm run graphql writes them again', () => {
    expect(() => execFileSync(process.execPath, [SCRIPT, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});
