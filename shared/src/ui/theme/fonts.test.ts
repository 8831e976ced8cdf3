import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FONT_FILES, fontFaces } from './fonts';

const css = fontFaces((file) => `/fonts/${file}`);

describe('the fonts', () => {
  it.each(FONT_FILES)('the font $family is served by the site itself', ({ family, file }) => {
    expect(css).toContain(`font-family:'${family}'`);
    expect(css).toContain(`url('/fonts/${file}')`);
  });

  it.each(FONT_FILES)('the font file $file comes from an installed package', ({ specifier }) => {
    const resolve = createRequire(join(process.cwd(), 'shared/src/ui/theme/fonts.ts')).resolve;
    expect(existsSync(resolve(specifier))).toBe(true);
  });

  it('every fallback font has the height of the font it replaces', () => {
    const faces = css.split('\n').filter((rule) => rule.includes('local('));
    expect(faces).toHaveLength(5);
    for (const face of faces) {
      const number = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
      const height = face.includes('Fraunces') ? 0.978 + 0.255 : 0.95 + 0.25;
      const scaled = (number('ascent-override') + number('descent-override')) * number('size-adjust');
      expect(scaled).toBeCloseTo(height, 3);
    }
  });
});
