import { theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, shadow, space } = theme;

export const Panel = styled.div`
  z-index: ${theme.layer.bar};
  min-width: 12rem;
  max-height: var(--radix-popover-content-available-height);
  padding: ${space.s8} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.lift};
  overflow-y: auto;
`;
