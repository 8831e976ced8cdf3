import { color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** As high as its longest text of a usual day, so that nothing below moves when the page knows the time. */
export const Line = styled.p`
  ${text.ui}
  display: flex;
  gap: ${space.s8};
  align-items: center;
  min-height: 3rem;
  color: ${color.ink2};
  ${media.from480} {
    min-height: 1.5rem;
  }
`;
