import { checkProfile } from './checkProfile';

const profile = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '0700 000 000',
  address: '',
  city: '',
};

it('a profile is complete without address and city', () => {
  expect(checkProfile(profile)).toEqual({});
});

it.each(['name', 'email', 'phone'] as const)('a profile requires %s, and blanks do not count', (field) => {
  expect(checkProfile({ ...profile, [field]: ' \t' })).toEqual({ [field]: expect.any(String) });
});
