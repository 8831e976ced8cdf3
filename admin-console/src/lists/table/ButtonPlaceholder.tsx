import type { Elements } from '@venue/shared/ui';

interface ButtonPlaceholderProps {
  /** Of the hidden button. */
  label: string;
  /** A button in its place, which is no wider. */
  children?: Elements;
}

/**
 * Invisible spacer of the width of a hidden button, so that the other buttons of a row keep their places. Cards leave
 * it out. Plain elements: see `Table` in the styles.
 */
export function ButtonPlaceholder({ label, children }: ButtonPlaceholderProps) {
  const spacer = (
    <span data-placeholder aria-hidden="true">
      {label}
    </span>
  );
  return children ? (
    <span data-slot>
      {spacer}
      {children}
    </span>
  ) : (
    spacer
  );
}
