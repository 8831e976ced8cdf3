import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ACCENTS, type Accent } from '@venue/shared/ui/theme';
import { MOTIFS, type Motif } from '@venue/shared/ui/drawings';
import { Picture } from './Picture';
import { StandIn } from './StandIn';

const standIn = { motif: 'fish', accent: 'lake' } as const;
const photo = (container: HTMLElement) => container.querySelector('img');

describe('a picture', () => {
  it('a picture is named once, with or without a photo', () => {
    const { container, rerender } = render(
      <Picture photo="photo-1" alt="Grilled mukimo" standIn={standIn} />,
    );
    expect(screen.getByRole('img', { name: 'Grilled mukimo' })).toBe(photo(container));
    rerender(<Picture photo={null} alt="Grilled mukimo" standIn={standIn} />);
    expect(screen.getByRole('img', { name: 'Grilled mukimo' })).toBe(container.firstElementChild);
  });

  it('a picture has no name where the text beside it says it all', () => {
    render(<Picture photo="photo-1" alt="" standIn={standIn} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('a picture reserves its space before the photo arrives, with a stand-in drawing, a ratio and a size', () => {
    const html = renderToString(
      <Picture photo="photo-1" alt="Fish" standIn={standIn} ratio={16 / 9} sizes="50vw" />,
    );
    expect(html).toContain(`<path d="${MOTIFS.fish}">`);
    expect(html).toContain('aspect-ratio:1.777');
    expect(html).toMatch(/width="960" height="540"/);
    expect(html).toContain('sizes="50vw"');
  });

  it('a picture is loaded lazily, unless it is marked as the first thing one sees', () => {
    const { container, rerender } = render(<Picture photo="photo-1" alt="Fish" standIn={standIn} />);
    expect(photo(container)).toHaveAttribute('loading', 'lazy');
    rerender(<Picture photo="photo-1" alt="Fish" standIn={standIn} priority />);
    expect(photo(container)).toHaveAttribute('loading', 'eager');
    expect(photo(container)).toHaveAttribute('fetchpriority', 'high');
  });

  it('a picture whose photo fails shows the stand-in, and tries again with another photo', () => {
    const { container, rerender } = render(<Picture photo="photo-1" alt="Fish" standIn={standIn} />);
    const first = photo(container);
    if (!first) throw new Error('no photo');
    fireEvent.error(first);
    expect(first).toHaveStyle({ opacity: '0' });
    expect(screen.getByRole('img', { name: 'Fish' })).toBe(first);
    expect(container.querySelector('svg path')).toBeInTheDocument();
    rerender(<Picture photo="photo-2" alt="Fish" standIn={standIn} />);
    expect(photo(container)).not.toHaveAttribute('data-failed');
  });

  describe('complete before the page came alive, with a natural width of 0,', () => {
    const decoded = jest.fn<Promise<void>, []>();
    const prototype = HTMLImageElement.prototype;

    beforeEach(() => {
      jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
      jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('https://x.test/1');
      Object.assign(prototype, { decode: decoded });
    });
    afterEach(() => jest.restoreAllMocks());

    const open = async () => {
      const { container } = render(<Picture photo="photo-1" alt="Fish" standIn={standIn} />);
      await act(async () => undefined);
      return photo(container);
    };

    it('a photo that failed before hydration leaves the stand-in', async () => {
      decoded.mockRejectedValue(new DOMException('The source image cannot be decoded.', 'EncodingError'));
      expect(await open()).toHaveAttribute('data-failed');
    });

    it('a photo that loaded before hydration is shown even when it is small', async () => {
      decoded.mockResolvedValue();
      expect(await open()).not.toHaveAttribute('data-failed');
    });
  });

  it.each([null, undefined, ''])('a picture without a photo (%s) shows the stand-in alone', (none) => {
    const { container } = render(<Picture photo={none} alt="Fish" standIn={standIn} />);
    expect(photo(container)).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Fish' })).toBeInTheDocument();
  });
});

describe('a drawn stand-in', () => {
  it.each(Object.keys(MOTIFS) as Motif[])(
    'the stand-in %s is drawn in the colours of the stall and hidden from screen readers',
    (motif) => {
      const { container } = render(<StandIn motif={motif} accent="ember" />);
      expect(container.querySelector('svg[viewBox="0 0 120 120"] path')).toHaveAttribute('d', MOTIFS[motif]);
      expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it('the stand-in behind a headline is the garden alone', () => {
    const { container } = render(<StandIn accent="ember" />);
    expect(container.querySelector('path')).not.toBeInTheDocument();
  });

  it.each(Object.keys(ACCENTS) as Accent[])(
    'the garden is drawn behind the subject in the stall colour %s',
    (accent) => {
      const sheet = new ServerStyleSheet();
      const html = renderToString(sheet.collectStyles(<StandIn accent={accent} />));
      const styles = sheet.getStyleTags();
      expect(styles.match(/data:image\/svg\+xml/g)).toHaveLength(1);
      expect(styles.match(/preserveAspectRatio/g)).toHaveLength(4);
      const { deep, base, glow } = ACCENTS[accent];
      expect(html).toContain(`style="--deep:${deep};--base:${base};--glow:${glow};`);
    },
  );
});
