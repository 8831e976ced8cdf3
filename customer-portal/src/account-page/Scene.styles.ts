import { ACCENTS, color, radius } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Text at the bottom of a picture that covers the whole section. */
export const Scene = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  border-radius: ${radius.sheet};
  overflow: clip;
  background: ${ACCENTS.forest.deep};
  color: ${color.ink};
`;
