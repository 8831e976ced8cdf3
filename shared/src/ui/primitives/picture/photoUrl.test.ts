import { photoSource } from './photoUrl';

describe('where a photo comes from', () => {
  it('asks the photo service for every width, cropped to the picture', () => {
    const { src, srcSet } = photoSource('photo-1544025162-d76694265947', 4 / 3);
    expect(src).toBe(
      'https://images.unsplash.com/photo-1544025162-d76694265947?auto=format&fit=crop&q=70&w=960&h=720',
    );
    expect(srcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '320w',
      '480w',
      '640w',
      '960w',
      '1280w',
      '1920w',
    ]);
  });

  it('asks for no height where the picture fills a place of any shape', () => {
    expect(photoSource('photo-1').src).not.toContain('h=');
  });

  it('replaces what an address on the service asked for before', () => {
    expect(photoSource('https://images.unsplash.com/photo-1?w=200&blur=5').src).toBe(
      'https://images.unsplash.com/photo-1?auto=format&fit=crop&q=70&w=960',
    );
  });

  it('uses any other address as it is', () => {
    expect(photoSource('https://example.org/goat.jpg?x=1', 1)).toEqual({
      src: 'https://example.org/goat.jpg?x=1',
    });
  });
});
