import { addStallImage, imageAlt } from './stallImages';

it.each([
  ['https://pictures.example/stalls/grill.jpg', 'grill.jpg'],
  ['https://pictures.example/stalls/grill.jpg?w=800#top', 'grill.jpg'],
  ['/local/grill.png', 'grill.png'],
  ['grill.png', 'grill.png'],
  [' https://pictures.example/grill.jpg ', 'grill.jpg'],
  ['https://pictures.example/stalls/', 'Stall image'],
  ['https://pictures.example', 'Stall image'],
  ['', 'Stall image'],
])('the picture address %s gives the description "%s"', (url, alt) => {
  expect(imageAlt(url)).toBe(alt);
});

it.each([
  [[], '1'],
  [['1', '2'], '3'],
  [['1', '3'], '4'],
  [['cover', '2'], '3'],
])('a picture added after the ids %j gets the id %s', (ids, next) => {
  const images = ids.map((id) => ({ id, url: 'a.jpg', alt: 'a' }));
  expect(addStallImage(images, 'https://pictures.example/b.jpg')).toEqual([
    ...images,
    { id: next, url: 'https://pictures.example/b.jpg', alt: 'b.jpg' },
  ]);
});
