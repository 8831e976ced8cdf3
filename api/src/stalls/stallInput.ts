import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import { without } from '../records/without';
import { builder } from '../schema/builder';
import {
  type Check,
  optional,
  pictureUrl,
  present,
  price,
  problemsOf,
  required,
  textOrNull,
  type WithoutNull,
} from '../schema/checks';
import { refuseProblems } from '../schema/errors';
import { stallStatus } from './stallTables';

export const StallStatus = builder.enumType('StallStatus', { values: stallStatus.enumValues });

const StallImageInput = builder.inputType('StallImageInput', {
  fields: (t) => ({ id: t.id(), url: t.string({ required: true }), alt: t.string() }),
});

const MenuItemInput = builder.inputType('MenuItemInput', {
  fields: (t) => ({
    id: t.id(),
    name: t.string({ required: true }),
    price: t.float({ required: true }),
    description: t.string({ required: true }),
    image: t.string(),
  }),
});

export const CreateStallInput = builder.inputType('CreateStallInput', {
  fields: (t) => ({
    id: t.id({ description: 'Always empty: the server gives the id.' }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    location: t.string({ required: true }),
    mainImage: t.string(),
    images: t.field({ type: [StallImageInput] }),
    amenities: t.idList(),
    menuHighlights: t.field({ type: [MenuItemInput] }),
    status: t.field({ type: StallStatus, required: true }),
  }),
});

export const UpdateStallInput = builder.inputType('UpdateStallInput', {
  fields: (t) => ({
    id: t.id(),
    name: t.string(),
    description: t.string(),
    location: t.string(),
    mainImage: t.string(),
    images: t.field({ type: [StallImageInput] }),
    amenities: t.idList(),
    menuHighlights: t.field({ type: [MenuItemInput] }),
    status: t.field({ type: StallStatus }),
  }),
});

type Input = typeof UpdateStallInput.$inferInput;
export type ImageInput = typeof StallImageInput.$inferInput;
export type ItemInput = typeof MenuItemInput.$inferInput;

export const IMAGE_CHECKS: Record<'url' | 'alt', Check> = {
  url: pictureUrl({ isRequired: true }),
  alt: optional('the text of the picture', 300),
};

export const ITEM_CHECKS: Record<'name' | 'price' | 'description' | 'image', Check> = {
  name: required('a name', 200),
  price,
  description: required('a description', 2000),
  image: pictureUrl(),
};

export const MAX_PARTS = 200;
const AMENITIES: string[] = AMENITY_CATALOGUE.map(({ id }) => id);

/** A list of parts: the first problem in it, and where. */
const parts =
  (what: string, checks: Record<string, Check>): Check =>
  (value) => {
    if (!Array.isArray(value)) return false;
    if (value.length > MAX_PARTS) return `At most ${MAX_PARTS} ${what} belong to a stall.`;
    for (const [index, part] of value.entries()) {
      const problem = Object.values(problemsOf(checks, part as object)).find(Boolean);
      if (problem) return `${problem} (${what}, number ${index + 1})`;
    }
    return false;
  };

const CHECKS: Record<Exclude<keyof Input, 'id'>, Check> = {
  name: required('a name', 200),
  description: required('a description', 5000),
  location: required('a location', 200),
  mainImage: pictureUrl(),
  images: parts('pictures', IMAGE_CHECKS),
  amenities: (value) =>
    Array.isArray(value) &&
    !value.every((id) => AMENITIES.includes(id)) &&
    'Choose amenities of the catalogue.',
  menuHighlights: parts('menu items', ITEM_CHECKS),
  status: present('a status'),
};

/**
 * The columns that an input sets, without its parts.
 * @throws BAD_USER_INPUT with a sentence for each field.
 */
export function stallColumns<Given extends Input>(input: Given) {
  refuseProblems(problemsOf(CHECKS, input));
  const columns = without(input, 'id', 'images', 'menuHighlights');
  return {
    ...(columns as WithoutNull<typeof columns, 'name' | 'description' | 'location' | 'status'>),
    mainImage: textOrNull(input.mainImage),
    amenities: input.amenities === null ? [] : input.amenities && [...new Set(input.amenities)],
  };
}
