import { Container } from '@venue/shared/ui';
import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** In place of a screen until the signed-in user is known. */
export const Waiting = styled.div`
  min-height: 60vh;
`;

export const Page = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding-block: ${space.s16} ${space.s64};

  > * {
    min-width: 0;
  }

  ${media.from720} {
    gap: ${space.s24};
  }
`;
