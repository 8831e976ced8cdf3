import { styled } from 'styled-components';
import { media, space } from '@venue/shared/ui/theme';

/** Content with a sidebar of 22.5rem, which is below it on narrower screens than a desktop. */
export const SidebarLayout = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

/** The grid of a form's fields: one column on a phone, two from 720 px. */
export const FormGrid = styled.div`
  display: grid;
  gap: ${space.s16};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s24};
  }
`;

/** A child of `FormGrid` that spans all columns. */
export const FormRow = styled.div`
  ${media.from720} {
    grid-column: 1 / -1;
  }
`;
