/** Whether this is `npm run soak`, which runs the whole of what `npm test` runs a share of. */
export const isSoak = Boolean(process.env.SOAK);

/** Each of a list with one of another, which take turns; in the soak with all of them. */
export function pairsOf<A, B>(longer: readonly A[], shorter: readonly B[]): [A, B][] {
  const { length } = shorter;
  // Each round begins with the next, so that those with even places do not always meet those with even places.
  const turn = (at: number) => (at + Math.floor(at / length)) % length;
  return longer.flatMap((first, at) =>
    shorter.filter((_, index) => isSoak || index === turn(at)).map((second): [A, B] => [first, second]),
  );
}
