import { Card } from '@venue/shared/ui';
import { color, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Card).attrs({ as: 'section' })`
  padding: ${space.s16};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding-bottom: ${space.s12};
`;

export const Title = styled.h2`
  ${text.h3}
  font-size: 1.0625rem;
`;

export const Row = styled.li`
  ${tabular}
  display: flex;
  gap: ${space.s12};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s12};
  border-top: 1px solid ${color.line};
`;

export const What = styled.div`
  min-width: min(6.5rem, 30%);
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  ${text.ui}
  font-weight: 650;
`;

export const End = styled.div`
  ${text.ui}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  justify-content: flex-end;
  font-weight: 650;
`;

export const Nothing = styled.p`
  padding-block: ${space.s32};
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
  text-align: center;
`;
