/** A picture of a past event. */
export interface Photo {
  id: string;
  url: string;
  caption: string;
  likes: number;
  featured: boolean;
}
