import { styled } from 'styled-components';
import { color, space, tabular, text } from '@venue/shared/ui/theme';

export const List = styled.dl`
  ${tabular}
  display: grid;
  width: 100%;
`;

export const Row = styled.div<{ $strong: boolean }>`
  display: flex;
  gap: ${space.s16};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space.s8};
  border-top: 1px solid ${({ $strong }) => ($strong ? color.lineStrong : color.line)};
  font-weight: ${({ $strong }) => ($strong ? 700 : 'inherit')};
  &:first-child {
    border-top: 0;
  }
`;

export const Term = styled.dt`
  ${text.ui}
  flex: none;
  max-width: 50%;
  overflow-wrap: anywhere;
  color: ${color.ink2};
  font-weight: inherit;
`;

export const Value = styled.dd`
  min-width: 0;
  padding: 0;
  text-align: end;
  overflow-wrap: anywhere;
  /* keeps the line breaks that were typed */
  white-space: pre-line;
`;
