import { text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Names and addresses may be one long word. */
export const Account = styled.div`
  overflow-wrap: anywhere;
`;

export const Name = styled.h3`
  ${text.ui}
  font-weight: 650;
`;
