import { imageAlt, nextNumber } from '../rules';
import type { AdminStall } from '../types';
import type { Mutate } from './listMutations';
import { ADD_MENU_ITEM, ADD_STALL_IMAGE, REMOVE_MENU_ITEM, REMOVE_STALL_IMAGE } from './mutations';
import { readMenuItem, readStallImage } from './reading';
import type { MenuItemInput, StallImageInput } from './inputs';
import type { Outcome } from './listState';

/** What changes the gallery and the menu highlights of a stall. */
export interface StallParts {
  /** Without `alt` the text is the last path segment of the URL, or "Stall image". Returns the whole stall. */
  addImage: (stall: AdminStall, image: StallImageInput) => Promise<Outcome<AdminStall>>;
  removeImage: (stall: AdminStall, imageId: string) => Promise<Outcome<AdminStall>>;
  addMenuItem: (stall: AdminStall, item: MenuItemInput) => Promise<Outcome<AdminStall>>;
  removeMenuItem: (stall: AdminStall, menuItemId: string) => Promise<Outcome<AdminStall>>;
}

const without = <Part extends { id: string }>(parts: readonly Part[], id: string) =>
  parts.filter((part) => part.id !== id);

const withImages = (stall: AdminStall | null, images: (stall: AdminStall) => AdminStall['images']) =>
  stall && { ...stall, images: images(stall) };

const withMenu = (stall: AdminStall | null, menu: (stall: AdminStall) => AdminStall['menuHighlights']) =>
  stall && { ...stall, menuHighlights: menu(stall) };

/** The mutations of a stall's gallery and menu highlights (requirements 7, Mutations); each returns the whole stall. */
export function stallParts(mutate: Mutate<AdminStall>): StallParts {
  return {
    addImage(stall, { url, alt }) {
      const image = { url, alt: alt || imageAlt(url) };
      return mutate(stall, {
        kind: 'edited',
        document: ADD_STALL_IMAGE,
        variables: { stallId: stall.id, ...image },
        summary: ({ name }) => `Added picture ${url} to stall “${name}”`,
        inMemory: (current) =>
          withImages(current, ({ images }) => [...images, { id: String(nextNumber(images)), ...image }]),
        fromServer(value, current) {
          const added = readStallImage(value);
          return added ? withImages(current, ({ images }) => [...images, added]) : undefined;
        },
        isReflectedIn: ({ images }) => images.some((each) => each.url === url),
      });
    },
    removeImage: (stall, imageId) =>
      mutate(stall, {
        kind: 'edited',
        document: REMOVE_STALL_IMAGE,
        variables: { stallId: stall.id, imageId },
        summary: ({ name }) => `Removed picture ${imageId} from stall “${name}”`,
        inMemory: (current) => withImages(current, ({ images }) => without(images, imageId)),
        fromServer: (value, current) =>
          value === false ? undefined : withImages(current, ({ images }) => without(images, imageId)),
        isReflectedIn: ({ images }) => !images.some(({ id }) => id === imageId),
      }),
    addMenuItem(stall, { name, price, description, image }) {
      const item = { name, price, description, image };
      return mutate(stall, {
        kind: 'edited',
        document: ADD_MENU_ITEM,
        variables: { stallId: stall.id, ...item },
        summary: (row) => `Added menu item “${name}” to stall “${row.name}”`,
        inMemory: (current) =>
          withMenu(current, ({ menuHighlights }) => [
            ...menuHighlights,
            { id: String(nextNumber(menuHighlights)), ...item },
          ]),
        fromServer(value, current) {
          const added = readMenuItem(value);
          return added ? withMenu(current, ({ menuHighlights }) => [...menuHighlights, added]) : undefined;
        },
        isReflectedIn: ({ menuHighlights }) =>
          menuHighlights.some((each) => each.name === name && each.price === price),
      });
    },
    removeMenuItem: (stall, menuItemId) =>
      mutate(stall, {
        kind: 'edited',
        document: REMOVE_MENU_ITEM,
        variables: { stallId: stall.id, menuItemId },
        summary: ({ name }) => `Removed menu item ${menuItemId} from stall “${name}”`,
        inMemory: (current) => withMenu(current, ({ menuHighlights }) => without(menuHighlights, menuItemId)),
        fromServer: (value, current) =>
          value === false
            ? undefined
            : withMenu(current, ({ menuHighlights }) => without(menuHighlights, menuItemId)),
        isReflectedIn: ({ menuHighlights }) => !menuHighlights.some(({ id }) => id === menuItemId),
      }),
  };
}
