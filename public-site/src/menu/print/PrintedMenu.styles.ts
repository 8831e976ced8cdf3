import { font, needsScript, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

// In points, as paper is measured.

export const Menu = styled.div`
  font-size: 10pt;
  line-height: 1.35;
`;

export const Title = styled.p`
  margin-bottom: 8pt;
  font: 560 22pt/1.2 ${font.display};
`;

/** Two sections a page. */
export const Section = styled.section`
  margin-bottom: 12pt;
  &:nth-of-type(3) {
    break-before: page;
  }
`;

export const Heading = styled.p`
  margin-bottom: 4pt;
  border-bottom: 1pt solid;
  font-size: 14pt;
  font-weight: 680;
  break-after: avoid;
`;

export const Dishes = styled.ul`
  columns: 2;
  column-gap: 18pt;
`;

export const Dish = styled.li`
  padding-block: 4pt;
  break-inside: avoid;
`;

export const Line = styled.p`
  display: flex;
  gap: 8pt;
  justify-content: space-between;
  font-weight: 620;
  white-space: nowrap;
`;

export const Name = styled.span`
  white-space: normal;
`;

/** Below the dishes; needs a script. */
export const Print = styled.div`
  padding-top: ${space.s24};
  ${needsScript}
`;
