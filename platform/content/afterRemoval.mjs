import { parseDocument } from 'yaml';

/**
 * What else follows from dishes that go with the whole menu: what the dish page says of one goes too, and stalls keep their prices.
 * @param {import('yaml').Document} menu Is changed. @param {string} stallsText @param {{ id: number, price: number }[]} gone
 * @returns {string} The stalls' text.
 */
export function afterRemoval(menu, stallsText, gone) {
  const priceOf = new Map(gone.map(({ id, price }) => [id, price]));
  if (priceOf.has(menu.getIn(['sampleDish', 'id']))) menu.delete('sampleDish');
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
