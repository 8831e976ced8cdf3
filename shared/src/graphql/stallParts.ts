import { menuHighlightFields, stallImageFields } from '../entities';
import { imageAlt, nextNumber } from '../rules';
import type { AdminMenuHighlight, AdminStall, StallImage } from '../types';
import {
  AddMenuItemDocument,
  call,
  AddStallImageDocument,
  RemoveMenuItemDocument,
  RemoveStallImageDocument,
} from './documents';
import type { Mutate } from './listMutations';
import type { Outcome } from './listState';
import { readerOf } from './reading';
import type { Row } from './rows';

/** Requirements 7, Mutations: addStallImage(stallId, url, alt). */
export type StallImageInput = Pick<StallImage, 'url'> & Partial<Pick<StallImage, 'alt'>>;

export const readStallImage = readerOf<StallImage>(stallImageFields);
export const readMenuHighlight = readerOf<AdminMenuHighlight>(menuHighlightFields);

type Changed = Promise<Outcome<Row<AdminStall>>>;

/** What changes the gallery and the menu highlights of a stall. Each returns the whole stall. */
export interface StallParts {
  /** Without `alt` the text is the last path segment of the URL, or "Stall image". */
  addImage: (stall: Row<AdminStall>, image: StallImageInput) => Changed;
  removeImage: (stall: Row<AdminStall>, imageId: string) => Changed;
  addMenuItem: (stall: Row<AdminStall>, item: Omit<AdminMenuHighlight, 'id'>) => Changed;
  removeMenuItem: (stall: Row<AdminStall>, menuItemId: string) => Changed;
}

type PartsName = 'images' | 'menuHighlights';
type Part<Name extends PartsName> = AdminStall[Name][number];

/** Adds a part to a stall, under the next free id until a server gives it one. */
const adding = <Name extends PartsName>(
  name: Name,
  part: Omit<Part<Name>, 'id'>,
  read: (value: unknown) => Part<Name> | null,
) => {
  const withPart = (stall: AdminStall, added: Part<Name>) => ({ ...stall, [name]: [...stall[name], added] });
  return {
    kind: 'edited' as const,
    inMemory: (stall: AdminStall | null) =>
      stall && withPart(stall, { id: String(nextNumber(stall[name])), ...part } as Part<Name>),
    fromServer(value: unknown, stall: AdminStall | null) {
      const added = read(value);
      return added ? stall && withPart(stall, added) : undefined;
    },
  };
};

/** Removes a part from a stall. */
const removing = (name: PartsName, id: string) => {
  const withoutPart = (stall: AdminStall | null) =>
    stall && { ...stall, [name]: stall[name].filter((part) => part.id !== id) };
  return {
    kind: 'edited' as const,
    inMemory: withoutPart,
    fromServer: (value: unknown, stall: AdminStall | null) =>
      value === false ? undefined : withoutPart(stall),
    isReflectedIn: (stall: AdminStall) => !stall[name].some((part) => part.id === id),
  };
};

/** The mutations of a stall's gallery and menu highlights (requirements 7, Mutations). */
export function stallParts(mutate: Mutate<AdminStall>): StallParts {
  return {
    addImage(stall, { url, alt }) {
      const image = { url, alt: alt || imageAlt(url) };
      return mutate(stall, {
        ...adding('images', image, readStallImage),
        call: call(AddStallImageDocument, { stallId: stall.id, ...image }),
        summary: ({ name }) => `Added picture ${url} to stall “${name}”`,
        isReflectedIn: ({ images }) => images.some((each) => each.url === url),
      });
    },
    removeImage: (stall, imageId) =>
      mutate(stall, {
        ...removing('images', imageId),
        call: call(RemoveStallImageDocument, { stallId: stall.id, imageId }),
        summary: ({ name }) => `Removed picture ${imageId} from stall “${name}”`,
      }),
    addMenuItem(stall, { name, price, description, image }) {
      const item = { name, price, description, image };
      return mutate(stall, {
        ...adding('menuHighlights', item, readMenuHighlight),
        call: call(AddMenuItemDocument, { stallId: stall.id, ...item }),
        summary: (row) => `Added menu item “${name}” to stall “${row.name}”`,
        isReflectedIn: ({ menuHighlights }) =>
          menuHighlights.some((each) => each.name === name && each.price === price),
      });
    },
    removeMenuItem: (stall, menuItemId) =>
      mutate(stall, {
        ...removing('menuHighlights', menuItemId),
        call: call(RemoveMenuItemDocument, { stallId: stall.id, menuItemId }),
        summary: ({ name }) => `Removed menu item ${menuItemId} from stall “${name}”`,
      }),
  };
}
