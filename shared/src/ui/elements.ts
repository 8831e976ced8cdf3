import type { ReactElement } from 'react';

/**
 * What may be rendered, except text. A container that puts its children beside other elements takes `Elements`: a
 * translated page loses a text with siblings, so each text of such a container stands in an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | '' | null | undefined;
