/**
 * The place of a row's button that is not there, as wide as it, so that the others keep theirs. Cards have no such
 * places. A plain element: see `Table` in the styles.
 */
export const EmptyPlace = ({ of }: { of: string }) => (
  <span data-place aria-hidden="true">
    {of}
  </span>
);
