import { media, Panel, text, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

/** The form, and beside it what this device stores. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

/** After a failed submit, invalid fields are marked until they are corrected. */
export const Form = styled(Panel)`
  input:user-invalid {
    border-color: ${color.bad};
    box-shadow: inset 0 0 0 1px ${color.bad};
  }
`;

export const Text = styled.p`
  ${text.ui}
  color: ${color.ink2};
`;
