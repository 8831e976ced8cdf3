import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageHeader } from '../patterns/headers/PageHeader';
import { FilterChip } from '../primitives/chip/Chip';
import { Cluster, Page } from '../primitives/layout/Layout';
import { GlobalStyle } from '@venue/shared/ui/theme';
import { ActionsPart } from './ActionsPart';
import { FormsPart } from './FormsPart';
import { FoundationsPart } from './FoundationsPart';
import { LabelsPart } from './LabelsPart';
import { OverlaysPart } from './OverlaysPart';
import { PatternsPart } from './PatternsPart';
import { PicturesPart } from './PicturesPart';

const MODES = { light: 'Light', dark: 'Dark' } as const;
type Mode = keyof typeof MODES;

function EveryPart() {
  const [mode, setMode] = useState<Mode | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    if (mode) root.dataset.theme = mode;
    else delete root.dataset.theme;
  }, [mode]);
  return (
    <Page as="main" $gap="s64">
      <PageHeader
        eyebrow="Gallery"
        title="Every part, in every state"
        lead="What the site is made of. Neither switch pressed, it follows the device."
      />
      <Cluster $gap="s8" role="group" aria-label="Theme">
        {(Object.keys(MODES) as Mode[]).map((name) => (
          <FilterChip key={name} pressed={mode === name} onClick={() => setMode(mode === name ? null : name)}>
            {MODES[name]}
          </FilterChip>
        ))}
      </Cluster>
      <FoundationsPart />
      <ActionsPart />
      <LabelsPart />
      <FormsPart />
      <PicturesPart />
      <OverlaysPart />
      <PatternsPart />
    </Page>
  );
}

/** The page that shows the design system. It has its own router and global style; its HTML brings the fonts. */
export function Gallery() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <EveryPart /> }]));
  return (
    <>
      <GlobalStyle />
      <RouterProvider router={router} />
    </>
  );
}
