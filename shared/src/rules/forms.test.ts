import {
  checkContact,
  checkCustomer,
  checkDelivery,
  checkEventReservation,
  checkInquiry,
  checkProfile,
  checkReservation,
  checkReview,
  checkSignUp,
  checkStaffReservation,
  isEmail,
  passwordsMatch,
} from './forms';

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };
const nobody = { name: '', email: '', phone: '' };
const blank = { name: ' ', email: '\t', phone: '  ' };
const now = new Date('2026-11-21T21:30:00Z'); // 00:30 on the 22nd in Nairobi

describe('an e-mail address', () => {
  it.each([
    ['amina@example.com', true],
    [' amina@example.co.ke ', true],
    ["o'neil+garden@mail.example.org", true],
    ['amina', false],
    ['amina@', false],
    ['@example.com', false],
    ['amina@example', false],
    ['amina@example.', false],
    ['amina@.com', false],
    ['amina@example..com', false],
    ['amina@home@example.com', false],
    ['amina yusuf@example.com', false],
    ['', false],
  ])('the e-mail address "%s" has a valid format: %s', (text, right) => {
    expect(isEmail(text)).toBe(right);
  });
});

describe('every form', () => {
  it('every form accepts complete values', () => {
    expect(checkProfile({ ...person, address: '', city: '' })).toEqual({});
    expect(checkCustomer({ ...person, address: '', notes: '' })).toEqual({});
    expect(checkDelivery({ ...person, address: 'Ruai', instructions: '' })).toEqual({});
    expect(checkContact({ ...person, phone: '', subject: 'Parking', message: 'Where?' })).toEqual({});
    expect(checkEventReservation({ ...person, guests: '2', requests: '' })).toEqual({});
  });

  it('every form names its missing fields in the order of the form', () => {
    expect(Object.keys(checkProfile({ ...nobody, address: '', city: '' }))).toEqual([
      'name',
      'email',
      'phone',
    ]);
    expect(Object.keys(checkCustomer({ ...nobody, address: '', notes: '' }))).toEqual([
      'name',
      'email',
      'phone',
    ]);
    expect(Object.keys(checkDelivery({ ...nobody, address: '', instructions: '' }))).toEqual([
      'name',
      'phone',
      'address',
    ]);
    expect(Object.keys(checkContact({ ...nobody, subject: '', message: '' }))).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
    expect(Object.keys(checkEventReservation({ ...nobody, guests: '', requests: '' }))).toEqual([
      'name',
      'email',
      'phone',
      'guests',
    ]);
  });

  it('every form treats blanks as missing', () => {
    expect(Object.keys(checkProfile({ ...blank, address: '', city: '' }))).toEqual([
      'name',
      'email',
      'phone',
    ]);
  });

  it('every form tells a missing e-mail address from a malformed one', () => {
    const customer = { ...person, address: '', notes: '' };
    expect(checkCustomer({ ...customer, email: '' }).email).toBe('Enter your e-mail address');
    expect(checkCustomer({ ...customer, email: 'amina' }).email).toBe(
      'Enter an e-mail address like name@example.com',
    );
  });
});

describe('a table reservation', () => {
  const table = { ...person, date: '2026-11-22', time: '19:00', guests: '4', occasion: '', requests: '' };

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-11-23', true],
    ['20261-11-22', false],
    ['0026-11-22', false],
    ['', false],
  ])(
    'shortly after midnight in Nairobi on the 22nd, a table reservation for "%s" is accepted: %s',
    (date, accepted) => {
      expect(checkReservation({ ...table, date }, now)).toEqual(accepted ? {} : { date: expect.any(String) });
    },
  );

  it('a table reservation requires everything but occasion and requests', () => {
    const empty = { ...nobody, date: '', time: '', guests: '', occasion: '', requests: '' };
    expect(Object.keys(checkReservation(empty, now))).toEqual([
      'name',
      'email',
      'phone',
      'date',
      'time',
      'guests',
    ]);
  });
});

describe('an event reservation', () => {
  it.each([
    ['0', false],
    ['1', true],
    ['10', true],
    ['11', false],
    ['2.5', false],
    ['-1', false],
    ['1e1', false],
    ['two', false],
    ['', false],
  ])('an event reservation for "%s" guests is accepted: %s', (guests, accepted) => {
    const errors = checkEventReservation({ ...person, guests, requests: '' });
    expect(errors).toEqual(accepted ? {} : { guests: expect.any(String) });
  });
});

describe('an event inquiry', () => {
  const inquiry = {
    eventName: 'Team lunch',
    eventType: '',
    date: '2026-12-01',
    time: '13:00',
    guests: '60',
    duration: '',
    budget: '',
    description: '',
    contactName: person.name,
    contactEmail: person.email,
    contactPhone: person.phone,
    specialRequests: '',
  };

  it('an event inquiry needs no type, duration, budget, description or requests', () => {
    expect(checkInquiry(inquiry, now)).toEqual({});
  });

  it.each(['eventName', 'date', 'time', 'guests', 'contactName', 'contactEmail', 'contactPhone'] as const)(
    'an event inquiry requires %s',
    (field) => {
      expect(checkInquiry({ ...inquiry, [field]: ' ' }, now)).toEqual({ [field]: expect.any(String) });
    },
  );

  it.each(['2026-11-21', '20261-12-01', '0026-12-01', '2062-12-01'])(
    'an event inquiry for %s is refused on 22 November 2026',
    (date) => {
      expect(checkInquiry({ ...inquiry, date }, now)).toEqual({ date: expect.any(String) });
    },
  );

  it('an event inquiry is for at least one guest', () => {
    expect(checkInquiry({ ...inquiry, guests: '0' }, now)).toEqual({ guests: expect.any(String) });
  });
});

describe('sign-up', () => {
  const account = { ...person, password: 'garden', confirmPassword: 'garden', acceptsTerms: 'on' };

  it('a sign-up with equal passwords and accepted terms is accepted', () => {
    expect(checkSignUp(account)).toEqual({});
  });

  it('a sign-up with different passwords says "Passwords do not match!" at the repetition', () => {
    expect(checkSignUp({ ...account, confirmPassword: 'Garden' })).toEqual({
      confirmPassword: 'Passwords do not match!',
    });
    expect(passwordsMatch({ password: 'garden', confirmPassword: 'garden ' })).toBe(false);
  });

  it('a sign-up requires a password and the accepted terms', () => {
    const errors = checkSignUp({ ...account, password: '', confirmPassword: '', acceptsTerms: '' });
    expect(Object.keys(errors)).toEqual(['password', 'acceptsTerms']);
  });
});

describe('a review', () => {
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
});

describe('a reservation that staff enters', () => {
  const form = {
    date: '2020-01-01',
    time: '19:30',
    guests: '2',
    name: 'Wanjiku',
    phone: '0700 000 999',
    email: '',
    specialRequests: '',
  };

  it('a reservation that staff enters may be for any date, without email and requests', () => {
    expect(checkStaffReservation(form)).toEqual({});
  });

  it.each([
    ['date', '', 'Choose a date'],
    ['date', '20261-11-22', 'Choose 31 December 2099 or an earlier date'],
    ['time', '', 'Choose a time'],
    ['guests', '0', 'Enter a whole number from 1 to 500'],
    ['guests', '501', 'Enter a whole number from 1 to 500'],
    ['guests', '1.5', 'Enter a whole number from 1 to 500'],
    ['name', ' ', 'Enter a name'],
    ['phone', '', 'Enter a phone number'],
    ['email', 'wanjiku', 'Enter an e-mail address like name@example.com'],
  ])('a reservation that staff enters with %s "%s" is refused: %s', (field, typed, message) => {
    expect(checkStaffReservation({ ...form, [field]: typed })).toEqual({ [field]: message });
  });
});
