import { color, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.nav`
  ${text.ui}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s24};
  align-items: center;
  justify-content: space-between;
  color: ${color.ink2};
`;

export const Size = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  white-space: nowrap;

  select {
    width: auto;
    min-height: 2.75rem;
    padding-block: ${space.s4};
  }
`;

export const Steps = styled.div`
  display: flex;
  gap: ${space.s12};
  align-items: center;
`;

export const Where = styled.span`
  white-space: nowrap;
`;
