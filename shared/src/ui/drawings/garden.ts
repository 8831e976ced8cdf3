/** Paths of the garden at dusk, on a scene of 800 × 300 px. */
export const GARDEN = {
  /** An acacia on the horizon: crown, trunk, two branches. */
  acacia:
    'M0 0c4-13 22-18 40-18s36 5 40 18c-12 4-26 3-34 1l-4 9v32h-5V10l-4-9C26 3 12 4 0 0zM16 2l20 18 2-3zM64 2 44 18l-2-3z',
  /** Leaves in a corner, on 80 × 120 px. */
  fronds: 'M-8 124C-6 80 14 46 46 28 42 60 34 96 12 124zm26 0c8-28 28-46 58-50-10 24-26 42-44 50z',
  hills: 'M0 246q120-34 260-8t240-6q160-34 300 4v64H0z',
  /** A string of lights; the bulbs are the dots of the same path, dashed. */
  lights: 'M-6 14Q100 92 200 24 300 98 400 20 500 94 600 26 700 96 806 16',
  meadow: 'M0 276q160-26 330-4t230-6q130-20 240 2v32H0z',
} as const;
