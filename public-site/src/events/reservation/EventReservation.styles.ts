import { Panel } from '@venue/shared/ui';
import { color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Limited to a comfortable line length. */
export const Confirmed = styled.div`
  max-width: 46rem;
`;

export const Root = styled(Panel)`
  padding: ${space.s24} ${space.s16};
  border-top: 4px solid ${color.primary};
  > button {
    align-self: flex-start;
  }
  ${media.from480} {
    padding: ${space.s32};
  }
`;

export const Title = styled.h2`
  ${text.h2}
  font-size: 1.5rem;
`;
