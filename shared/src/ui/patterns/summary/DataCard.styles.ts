import { styled } from 'styled-components';
import { Card } from '../../primitives/card/Card';
import { space, text } from '@venue/shared/ui/theme';

export const Root = styled(Card)`
  gap: ${space.s8};
  padding: ${space.s16};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: flex-start;
  justify-content: space-between;
`;

export const Badge = styled.div`
  display: flex;
  flex: none;
`;

export const Title = styled.h3`
  ${text.h3}
  flex: 1 1 6rem;
  min-width: 0;
  font-size: 1.0625rem;
  overflow-wrap: anywhere;
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  padding-top: ${space.s8};
`;
