import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** As high as the button that it will hold. */
export const Place = styled.div`
  min-height: 2.75rem;
`;

export const Opened = styled.section`
  display: grid;
  gap: ${space.s8};

  > :first-child {
    justify-self: start;
  }
`;

/** The fields beside each other where there is room, each as wide as what it holds. */
export const Form = styled.form`
  display: grid;
  gap: ${space.s16};
  align-items: end;

  ${media.from1024} {
    grid-template-columns: 14rem 9rem minmax(0, 1fr) auto;
  }
`;
