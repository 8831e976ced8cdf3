/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** The rows of all tables, but for heads and rules. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('has a part for each chapter of the standard, with its items', () => {
    const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => number);
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)));
    expect([...new Set(rows.map(([, items = '']) => items.split('.')[0]))]).toEqual(chapters);
  });

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.\w+|package-lock\.json)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(50);
    expect([...new Set(named)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('says for every item which test holds it, or why none does', () => {
    const answer =
      /`[\w./-]+\.(?:test|spec)\.\w+`|`package-lock\.json`|\b(?:not applicable|exception|deployment)\b/i;
    expect(rows.filter(([, , , held = '']) => !answer.test(held)).map(([, items]) => items)).toEqual([]);
  });
});
