// The specification's words and numbers in the content (requirements 3, Order page items; requirements 9, Sample prices). They
// are the venue's to change; whoever changes one is told what it was.

export const FIRST_VENUE = 'Bustani Gardens';

/** The prices that the specification names, by dish. */
export const SPECIFIED_PRICES = {
  Samosas: 250,
  'Chicken Wings': 450,
  'Spring Rolls': 300,
  'Grilled Tilapia': 1200,
  'Nyama Choma Half Kg': 1500,
  'Chicken Curry': 950,
  'Beef Stew': 1100,
  'Orange Juice': 300,
  'Kenyan Coffee': 200,
  'Signature Mocktail': 500,
  Soda: 150,
};
/** The stalls that the specification names: their addresses. */
export const SPECIFIED_STALLS = [
  'restaurant-bar',
  'tysons',
  'brownies',
  'amani',
  'fish-corner',
  'pork-delights',
  'kims',
  'wendo',
  'carwash',
];
/** The hours of stalls that the specification names. */
export const SPECIFIED_HOURS = { 'restaurant-bar': '11:00-23:00', carwash: '07:00-19:00' };
/** The prices of the car wash. */
export const SPECIFIED_WASHES = {
  'Basic Wash': 500,
  'Premium Wash': 800,
  'Deluxe Wash': 1200,
  '5+1 Deal': 2500,
};
