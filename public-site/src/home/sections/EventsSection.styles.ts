import { styled } from 'styled-components';
import { Section } from '@venue/shared/ui';
import { ACCENTS, color, media, space } from '@venue/shared/ui/theme';

/** Dark in both themes. */
export const Band = styled(Section)`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: radial-gradient(60% 70% at 50% 115%, ${ACCENTS.ember.base}, transparent), ${color.canvas};
  color: ${color.ink};
`;

export const Tickets = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  ${media.from720} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.from1024} {
    gap: ${space.s24};
  }
`;
