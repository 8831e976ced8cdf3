import { imageAlt } from './stallImages';

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
