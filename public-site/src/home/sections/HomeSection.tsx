import { Container, Section, SectionHeader, Stack, type Elements } from '@venue/shared/ui';
import type { ComponentProps } from 'react';

interface HomeSectionProps extends ComponentProps<typeof SectionHeader> {
  id: string;
  children: Elements;
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
