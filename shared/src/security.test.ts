import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** Every line about items, from their numbers on. */
const lines = text.split('\n').filter((line) => /^- \d/.test(line));

describe('docs/security.md', () => {
  it('has a part for each chapter of the standard, with its items', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => number);
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)));
    expect([...new Set(lines.map((line) => line.slice(2).split('.')[0]))]).toEqual(chapters);
  });

  it('says for every item which test holds it, or why none does', () => {
    const answer =
      /`[\w./-]+\.(?:test|spec)\.\w+`|`package-lock\.json`|\b(?:not applicable|exception|deployment|no test)\b/i;
    expect(lines.filter((line) => !answer.test(line))).toEqual([]);
  });
});
