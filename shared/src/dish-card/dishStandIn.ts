import type { ComponentProps } from 'react';
import type { Picture } from '../ui/primitives/picture/Picture';

type StandIn = Required<ComponentProps<typeof Picture>['standIn']>;

const MAIN: StandIn = { motif: 'pot', accent: 'moss' };

/** By the groups of cart lines and the slugs of favorites, which differ for main courses. */
const STAND_INS: Readonly<Record<string, StandIn>> = {
  mains: MAIN,
  'main-course': MAIN,
  desserts: { motif: 'cake', accent: 'rose' },
  beverages: { motif: 'juice', accent: 'sun' },
};

/** The stand-in of a dish of which only the stored category is known. */
export const dishStandIn = (category = ''): StandIn =>
  STAND_INS[category] ?? { motif: 'dish', accent: 'clay' };
