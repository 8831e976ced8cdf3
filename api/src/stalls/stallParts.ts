import { stallImageFields } from '@venue/shared/entities';
import { imageAlt } from '@venue/shared/rules';
import type { AdminMenuHighlight, StallImage } from '@venue/shared/types';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { numberOf } from '../records/ids';
import { textOrNull } from '../schema/checks';
import { menuItems, stallImages } from './stallTables';

export const MAX_PARTS = 200;

const { url, alt } = stallImageFields;
/** A picture as it is sent. */
export const imageInputFields = {
  url,
  alt: { ...alt, isOptional: true, noun: 'text of the picture' },
} as const;

/** A part as it is sent: an id is that of a part that the stall has. */
type Part<Item extends { id: string }> = Omit<Item, 'id'> & { id?: string | null };
type Image = Part<Pick<StallImage, 'id' | 'url'>> & { alt?: string | null };
type Item = Part<AdminMenuHighlight>;

/** Parts that are sent with a stall. */
export interface SentParts {
  images?: readonly Image[] | null;
  menuHighlights?: readonly Item[] | null;
}

interface Numbered {
  id: number;
  position: number;
}

/** The next sequential id and place (requirements 5, Admin stalls). */
export function nextPart(present: readonly Numbered[]): Numbered {
  const highest = (pick: (part: Numbered) => number) => Math.max(0, ...present.map(pick));
  return { id: highest(({ id }) => id) + 1, position: highest(({ position }) => position) + 1 };
}

/** Numbers a list that was sent: a usable id stays, a missing or repeated one becomes the next free number. */
function numbered<Each extends { id?: string | null }>(parts: readonly Each[]) {
  const wanted = parts.map(({ id }) => numberOf(id ?? ''));
  const taken = new Set<number>();
  let free = Math.max(0, ...wanted.map((id) => id ?? 0));
  return parts.map((part, position) => {
    const own = wanted[position];
    const id = own && !taken.has(own) ? own : (free += 1);
    taken.add(id);
    return { part, id, position };
  });
}

export const imageColumns = ({ url, alt }: Omit<Image, 'id'>) => ({
  url: url.trim(),
  alt: alt?.trim() ? alt : imageAlt(url),
});

export const itemColumns = ({ name, price, description, image }: Omit<Item, 'id'>) => ({
  name,
  price,
  description,
  image: textOrNull(image) ?? null,
});

/** Replaces the pictures and menu items of a stall by those that were sent; a list that was not sent stays. */
export async function replaceParts(tx: Database, stallId: number, input: SentParts) {
  if (input.images !== undefined) {
    await tx.delete(stallImages).where(eq(stallImages.stallId, stallId));
    const rows = numbered(input.images ?? []).map(({ part, ...place }) => ({
      stallId,
      ...place,
      ...imageColumns(part),
    }));
    if (rows.length > 0) await tx.insert(stallImages).values(rows);
  }
  if (input.menuHighlights !== undefined) {
    await tx.delete(menuItems).where(eq(menuItems.stallId, stallId));
    const rows = numbered(input.menuHighlights ?? []).map(({ part, ...place }) => ({
      stallId,
      ...place,
      ...itemColumns(part),
    }));
    if (rows.length > 0) await tx.insert(menuItems).values(rows);
  }
}
