import { color, radius, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

export const Title = styled.h2`
  ${text.ui}
  font-weight: 650;
`;

export const Account = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s12};
  border-top: 1px solid ${color.line};
`;

export const Text = styled.div`
  min-width: 0;
`;

export const Role = styled.p`
  ${text.ui}
  font-weight: 600;
`;

export const Credentials = styled.p`
  ${text.small}
  ${tabular}
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;
