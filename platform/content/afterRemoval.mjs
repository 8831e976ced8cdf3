import { parseDocument } from 'yaml';

/** What the dish page says of a dish until somebody writes more. */
const UNWRITTEN = {
  morePictures: [],
  ingredients: ['Please ask us: we gladly say what is in it'],
  nutrition: { Energy: 'not known yet' },
  allergenNotice: 'Please tell us about an allergy before you order, and ask what is in it.',
};

/**
 * What else follows from dishes that go with the whole menu: the dish page is about another dish, and stalls keep their prices.
 * @param {import('yaml').Document} menu Is changed. @param {string} stallsText @param {{ id: number, price: number }[]} gone
 * @returns {string} The stalls' text.
 */
export function afterRemoval(menu, stallsText, gone) {
  const priceOf = new Map(gone.map(({ id, price }) => [id, price]));
  const first = menu.getIn(['mains', 0]);
  if (first && priceOf.has(menu.getIn(['sampleDish', 'id'])))
    menu.set(
      'sampleDish',
      menu.createNode({
        id: first.get('id'),
        longDescription: first.get('description') ?? first.get('name'),
        ...UNWRITTEN,
      }),
    );
  const stalls = parseDocument(stallsText);
  let isChanged = false;
  for (const stall of stalls.contents.items)
    for (const highlight of stall.get('highlights').items)
      if (priceOf.has(highlight.get('dish'))) {
        highlight.set('price', priceOf.get(highlight.get('dish')));
        highlight.delete('dish');
        isChanged = true;
      }
  return isChanged ? stalls.toString({ lineWidth: 100, flowCollectionPadding: false }) : stallsText;
}
