export interface Testimonial {
  name: string;
  role: string;
  content: string;
  rating: number;
  /** Initials shown in place of a picture. */
  avatar: string;
}
