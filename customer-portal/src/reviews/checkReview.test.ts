import { checkReview } from './checkReview';

const review = { itemName: 'Mandazi', rating: '5', comment: 'Hot and crisp' };

it.each(['', '0', '1', '5', '6', '2.5'])(
  'a review takes 1 to 5 whole stars, and is checked with "%s"',
  (rating) => {
    const isAllowed = rating === '1' || rating === '5';
    expect(checkReview({ ...review, rating })).toEqual(
      isAllowed ? {} : { rating: 'Choose from 1 to 5 stars' },
    );
  },
);

it.each([
  ['itemName', 'Enter what you had'],
  ['comment', 'Write a few words about it'],
])('a review requires its %s, and blanks do not count', (field, message) => {
  expect(checkReview({ ...review, [field]: ' \n ' })).toEqual({ [field]: message });
});
