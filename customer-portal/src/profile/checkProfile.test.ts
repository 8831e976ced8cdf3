import { checkProfile } from './checkProfile';
import { AMINA } from '@venue/shared/testing/fixtures';
import { changedDetails } from './changedDetails';

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

const { name, email, phone, address, city } = AMINA;
const form = { name, email, phone, address, city };

it('the profile form saves only the details that changed, without spaces around them', () => {
  expect(changedDetails(AMINA, { ...form, phone: ' 0722 000 000 ', city: '' })).toEqual({
    phone: '0722 000 000',
    city: '',
  });
  expect(changedDetails(AMINA, { ...form, name: `${name} ` })).toEqual({});
});
