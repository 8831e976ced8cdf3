import { PanelTitle } from '@venue/shared/ui';
import { color, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The scroll margin keeps it clear of the header when the phone's order bar leads here. */
export const FormTitle = styled(PanelTitle)`
  scroll-margin-top: calc(${width.header} + ${space.s24});
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding-top: ${space.s24};
  border-top: 1px solid ${color.line};
`;

export const FormHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  justify-content: space-between;
`;
