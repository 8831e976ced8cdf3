/**
 * Invisible spacer of the width of a hidden button, so that the other buttons of a row keep their places. Cards leave
 * it out. A plain element: see `Table` in the styles.
 */
export const ButtonPlaceholder = ({ label }: { label: string }) => (
  <span data-placeholder aria-hidden="true">
    {label}
  </span>
);
