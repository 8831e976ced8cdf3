import type { ComponentProps } from 'react';
import { Container, Section } from '../../primitives/layout/Layout';
import { EmptyState } from './EmptyState';

/** A page without content, with a link to another: what was asked for does not exist, or is not for this person. */
export function EmptyPage(props: Omit<ComponentProps<typeof EmptyState>, 'as'>) {
  return (
    <Section>
      <Container>
        <EmptyState as="h1" {...props} />
      </Container>
    </Section>
  );
}
