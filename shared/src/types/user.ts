export type Role = 'customer' | 'admin';

/** The signed-in person (requirements 3, User). */
export interface User {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  role: Role;
}

/** The fields a person edits on `/profile`. */
export type Profile = Pick<User, 'name' | 'email' | 'phone' | 'address' | 'city'>;
