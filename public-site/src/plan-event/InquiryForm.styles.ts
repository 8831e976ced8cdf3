import { space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import * as Page from '../forms/FormPage.styles';

/** Two parts: the packages, then the fields. */
export const Form = styled(Page.Form)`
  gap: ${space.s48};
`;
