import { styled } from 'styled-components';
import { Card } from '../../primitives/card/Card';
import { text, theme } from '../../theme';

const { space } = theme;

export const Root = styled(Card)`
  gap: ${space.s8};
  padding: ${space.s16};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  align-items: center;
  justify-content: space-between;
`;

export const Title = styled.h3`
  ${text.h3}
  font-size: 1.0625rem;
`;

export const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  padding-top: ${space.s8};
`;
