import { Panel } from '@venue/shared/ui';
import { color, invalidBorder, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** After a failed submit, invalid fields are marked until they are corrected. */
export const Form = styled(Panel)`
  input:user-invalid {
    ${invalidBorder}
  }
`;

export const Text = styled.p`
  ${text.ui}
  color: ${color.ink2};
`;
