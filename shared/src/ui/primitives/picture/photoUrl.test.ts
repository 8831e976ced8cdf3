import { photoSource } from './photoUrl';

describe('where a photo comes from', () => {
  it('a photo is requested from the photo service in every width, cropped to the picture', () => {
    const { src, srcSet } = photoSource('photo-1544025162-d76694265947', 4 / 3);
    expect(src).toBe(
      'https://images.unsplash.com/photo-1544025162-d76694265947?auto=format&fit=crop&q=70&w=1200&h=900',
    );
    expect(srcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '384w',
      '768w',
      '1200w',
      '1600w',
    ]);
  });

  it('a photo is requested without a height where the picture fills a place of any shape', () => {
    expect(photoSource('photo-1').src).not.toContain('h=');
  });

  it('a photo address replaces the size and crop that it asked for before', () => {
    expect(photoSource('https://images.unsplash.com/photo-1?w=200&blur=5').src).toBe(
      'https://images.unsplash.com/photo-1?auto=format&fit=crop&q=70&w=1200',
    );
  });

  it("a photo of the venue's own is requested from the site in every width", () => {
    const { src, srcSet } = photoSource('/files/public-site/goat-1200.0123456789ab.webp', 4 / 3);
    expect(src).toBe('/files/public-site/goat-1200.0123456789ab.webp');
    expect(srcSet).toContain('/files/public-site/goat-384.0123456789ab.webp 384w, ');
  });

  it('a photo address outside the photo service is used unchanged', () => {
    expect(photoSource('https://example.org/goat.jpg?x=1', 1)).toEqual({
      src: 'https://example.org/goat.jpg?x=1',
    });
  });
});
