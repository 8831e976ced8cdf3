import { Panel } from '@venue/shared/ui';
import { invalidBorder } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** After a failed submit, invalid fields are marked until they are corrected. */
export const Form = styled(Panel)`
  input:user-invalid {
    ${invalidBorder}
  }
`;
