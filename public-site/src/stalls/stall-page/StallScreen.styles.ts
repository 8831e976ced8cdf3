import { type Accent, accentInk, media, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import * as Detail from '../../page/DetailPage.styles';

export const Category = styled.span<{ $accent: Accent }>`
  color: ${({ $accent }) => accentInk[$accent]};
`;

/** Has the stall's colour as background. */
export const Image = styled(Detail.Image)<{ $accent: Accent }>`
  border-bottom: 5px solid ${({ $accent }) => accentInk[$accent]};
`;

export const Label = styled.h2`
  ${text.ui}
  font-weight: 650;
`;

export const Body = styled.div`
  display: grid;
  gap: ${space.s48};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) 23rem;
    gap: ${space.s64};
    align-items: start;
  }
`;

export const Aside = styled.div`
  ${media.from1024} {
    position: sticky;
    top: calc(${width.header} + ${space.s24});
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s64};
  min-width: 0;
  ${media.from1024} {
    grid-column: 1;
    grid-row: 1;
  }
`;
