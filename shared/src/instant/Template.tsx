import type { ReactNode } from 'react';

/**
 * Markup that the script in the head of the page makes copies of. It is rendered on the server only: a browser keeps the
 * content of a `<template>` beside the document, where React does not look for it.
 */
export function Template({ id, children }: { id: string; children: ReactNode }) {
  return <template id={id}>{typeof document === 'undefined' && children}</template>;
}
