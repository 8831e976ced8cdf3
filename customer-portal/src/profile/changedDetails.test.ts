import { AMINA } from '../testing/openScreen';
import { changedDetails } from './changedDetails';

const { name, email, phone, address, city } = AMINA;
const form = { name, email, phone, address, city };

it('the profile form saves only the details that changed, without spaces around them', () => {
  expect(changedDetails(AMINA, { ...form, phone: ' 0722 000 000 ', city: '' })).toEqual({
    phone: '0722 000 000',
    city: '',
  });
  expect(changedDetails(AMINA, { ...form, name: `${name} ` })).toEqual({});
});
