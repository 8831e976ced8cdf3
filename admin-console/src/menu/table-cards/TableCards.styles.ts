import { color, font, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${space.s16};
  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 0;
  }
`;

/** Six on a page of A4, with dashes to cut along. */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space.s16};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  text-align: center;
  svg {
    width: 10rem;
    background: white;
    fill: black;
    forced-color-adjust: none;
  }
  @media print {
    height: 88mm;
    border-radius: 0;
    break-inside: avoid;
    svg {
      width: 48mm;
    }
  }
`;

export const Venue = styled.p`
  font: 560 1.125rem/1.2 ${font.display};
`;

export const Table = styled.p`
  font-size: 1.5rem;
  font-weight: 700;
`;
