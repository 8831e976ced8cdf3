import type { Typed } from './typed';

export type Role = 'customer' | 'admin';

/** The signed-in person (requirements 3, User). */
export interface User {
  id: string;
  name: Typed;
  email: Typed;
  phone: Typed;
  address: Typed;
  city: Typed;
  role: Role;
}

/** The fields a person edits on `/profile`. */
export type Profile = Pick<User, 'name' | 'email' | 'phone' | 'address' | 'city'>;
