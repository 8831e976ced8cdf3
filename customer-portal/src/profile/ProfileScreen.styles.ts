import { media, Panel, text, theme } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { color, space } = theme;

/** The details, and what this device knows beside them. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.s24};
  align-items: start;
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

/** What the browser finds wrong after a try is marked, until it is put right. */
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
