import { color, invalidBorder, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** After a failed submit, invalid fields are marked until they are corrected. */
export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  :is(input, select, textarea):user-invalid {
    ${invalidBorder}
  }
`;

export const Text = styled.p`
  flex: 1 1 16rem;
  max-width: ${width.text};
  color: ${color.ink2};
`;

export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: center;
`;

export const Small = styled.p`
  ${text.small}
  flex: 1 1 14rem;
  color: ${color.ink3};
`;
