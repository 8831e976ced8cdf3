import { addStallImage } from './addStallImage';

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
