import { Panel } from '@venue/shared/ui';
import { invalidBorder, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color } = theme;

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
