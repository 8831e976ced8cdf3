import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../../browser/whenIdle';

/** The names of what has been prepared in this page. */
const prepared = new Set<string>();

interface PreparedStylesProps {
  /** What the styles are of; each is prepared once. */
  name: string;
  /** What a press will show. It is rendered outside the document, so nobody sees or hears of it. */
  children: ReactNode;
}

/**
 * Adds the style rules of something that is not shown yet, at an idle moment. Browsers work out the style of the whole
 * document anew after rules are added; during a press, that takes a slow phone a tenth of a second.
 */
export function PreparedStyles({ name, children }: PreparedStylesProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (prepared.has(name)) return;
        prepared.add(name);
        setPlace(document.createElement('div'));
      }),
    [name],
  );
  useEffect(() => (place ? whenIdle(() => setPlace(null)) : undefined), [place]);
  return place && createPortal(children, place);
}
