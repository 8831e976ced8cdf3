import type { SignUpForm, User } from '@venue/shared/types';

/** The person a sign-up makes: what they typed, without the password. `now` makes the id. */
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
