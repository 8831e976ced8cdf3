import { color, invalidBorder, media, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The form, with a picture of the garden beside it on wide screens. */
export const Page = styled.div`
  display: grid;
  gap: ${space.s48};
  padding-block: ${space.s32} ${space.section};
  ${media.from720} {
    padding-top: ${space.s48};
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
    gap: ${space.s64};
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  width: 100%;
  max-width: 32rem;
  min-width: 0;
  margin-inline: auto;
`;

export const Panel = styled.div`
  padding: ${space.s8} ${space.s16} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from480} {
    padding: ${space.s12} ${space.s24} ${space.s24};
  }
`;

/** After a failed submit, invalid fields are marked until they are corrected. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  &:not([novalidate]) input:user-invalid {
    ${invalidBorder}
  }
`;

export const SignedIn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Name = styled.strong`
  font-weight: 650;
`;
