import type { ReactNode } from 'react';

/**
 * The part of a long page that no window shows at first. A static page shows it when the style sheet with its rules has
 * arrived (`applySiteStyles`), and holds only the rules of what stands above.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => <div data-below-fold="">{children}</div>;
