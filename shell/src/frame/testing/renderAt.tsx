import { preparePage, type Visit } from '@venue/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Something of the frame at an address of the site, as a visitor meets it; not rendered yet. */
export const pageAt = (path: string, children: ReactNode, visitor: Omit<Visit, 'entries'> = {}) =>
  preparePage([{ path: '*', element: children }], { entries: [path], ...visitor });

/** The same, rendered. */
export function renderAt(path: string, children: ReactNode, visitor: Omit<Visit, 'entries'> = {}) {
  const { page, ...rest } = pageAt(path, children, visitor);
  return { ...render(page), ...rest };
}
