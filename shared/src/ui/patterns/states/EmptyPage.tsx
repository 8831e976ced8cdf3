import type { ComponentProps } from 'react';
import { Container, Section } from '../../primitives/layout/Layout';
import { EmptyState } from './EmptyState';

/** A page that has nothing to show but the way on: what was asked for is not there, or not for this person. */
export function EmptyPage(props: Omit<ComponentProps<typeof EmptyState>, 'as'>) {
  return (
    <Section>
      <Container>
        <EmptyState as="h1" {...props} />
      </Container>
    </Section>
  );
}
