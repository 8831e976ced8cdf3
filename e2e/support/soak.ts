/** Whether this is `npm run soak`, which runs the drills that take an hour. */
export const isSoak = Boolean(process.env.SOAK);

/** Whether everything is run: all pairs, pages and engines. `npm test` runs a share of them. */
export const isWhole = isSoak || Boolean(process.env.TEST_ALL);

/** Each of a list with one of another, which take turns; where everything is run with all of them. */
export function pairsOf<A, B>(longer: readonly A[], shorter: readonly B[]): [A, B][] {
  const { length } = shorter;
  // Each round begins with the next, so that those with even places do not always meet those with even places.
  const turn = (at: number) => (at + Math.floor(at / length)) % length;
  return longer.flatMap((first, at) =>
    shorter.filter((_, index) => isWhole || index === turn(at)).map((second): [A, B] => [first, second]),
  );
}
