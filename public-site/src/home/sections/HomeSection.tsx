import { Container, Section, SectionHeader, Stack } from '@venue/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface HomeSectionProps extends ComponentProps<typeof SectionHeader> {
  id: string;
  children: ReactNode;
}

/** A section of the home page: a heading with the content below it. */
export function HomeSection({ children, ...header }: HomeSectionProps) {
  return (
    <Section aria-labelledby={header.id}>
      <Container>
        <Stack $gap="s32">
          <SectionHeader {...header} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
