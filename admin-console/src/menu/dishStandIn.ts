import type { AdminMenuCategory } from '@venue/shared/types';
import type { Accent, Motif } from '@venue/shared/ui';

const STAND_INS: Record<AdminMenuCategory, { accent: Accent; motif: Motif }> = {
  Appetizers: { accent: 'sun', motif: 'dish' },
  'Main Courses': { accent: 'ember', motif: 'grill' },
  Desserts: { accent: 'rose', motif: 'cake' },
  Beverages: { accent: 'lake', motif: 'juice' },
  Sides: { accent: 'moss', motif: 'pot' },
  Specials: { accent: 'plum', motif: 'meat' },
};

/** What is drawn in place of a dish's picture. */
export const standInOf = (category: AdminMenuCategory) => STAND_INS[category];
