import { color, layer, radius, screenOnly, shadow, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Over the foot of the table, so that nothing moves when it comes. */
export const Floating = styled.div`
  position: sticky;
  bottom: ${space.s16};
  z-index: ${layer.header};
  display: flex;
  justify-content: center;
  ${screenOnly}
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.lift};
`;

export const Count = styled.span`
  ${text.ui}
  ${tabular}
  padding-inline-end: ${space.s8};
  font-weight: 650;
`;
