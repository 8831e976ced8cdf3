import type { User } from '@venue/shared/types';
import type { SignUpForm } from './checkSignUp';

/** The user that a sign-up creates, without the password. The id is made from `now`. */
export function newCustomer({ name, email, phone }: SignUpForm, now: Date): User {
  return {
    id: `customer-${now.getTime()}`,
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    address: '',
    city: '',
    role: 'customer',
  };
}
