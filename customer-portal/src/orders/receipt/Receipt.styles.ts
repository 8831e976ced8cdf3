import { color, font, space, tabular, text } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

export const Receipt = styled.div`
  ${tabular}
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  overflow-wrap: anywhere;
`;

export const Venue = styled.p`
  font: 560 1.375rem/1.2 ${font.display};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space.s8} ${space.s16};
  padding-block: ${space.s12};
  border-block: 1px dashed ${color.lineStrong};
  dt {
    ${text.small}
    color: ${color.ink3};
  }
  dd {
    padding: 0;
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const Lines = styled.ul<{ $many: boolean }>`
  @media print {
    ${({ $many }) =>
      $many &&
      css`
        columns: 2;
        column-gap: 2rem;
        font-size: 0.75rem;
        line-height: 1.25;
      `}
  }
`;

export const Line = styled.li`
  display: flex;
  gap: ${space.s16};
  justify-content: space-between;
  padding-block: 0.125rem;
  break-inside: avoid;
  > :last-child {
    flex: none;
  }
`;

export const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: ${space.s12};
  border-top: 1px dashed ${color.lineStrong};
  font-size: 1.25rem;
  font-weight: 700;
`;
