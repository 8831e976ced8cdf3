import { useId } from 'react';
import type { Elements } from '../elements';
import { SectionHeader } from '../patterns/headers/SectionHeader';
import { Stack } from '../primitives/layout/Layout';
import { Text } from '../primitives/text/Text';

/** One chapter of the gallery. */
export function Part({ title, lead, children }: { title: string; lead: string; children: Elements }) {
  const id = useId();
  return (
    <Stack as="section" $gap="s24" aria-labelledby={id}>
      <SectionHeader id={id} title={title} lead={lead} />
      {children}
    </Stack>
  );
}

/** One example with its name. */
export function Specimen({ name, children }: { name: string; children: Elements }) {
  return (
    <Stack $gap="s12">
      <Text as="h3" $step="eyebrow" $ink="ink3">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
