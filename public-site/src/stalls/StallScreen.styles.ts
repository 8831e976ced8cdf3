import { media, text, theme, type Accent } from '@venue/shared/ui';
import { styled } from 'styled-components';

const { accentInk, color, radius, space } = theme;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s32};
  padding-block: ${space.s16} ${space.section};
`;

export const Top = styled.div`
  display: grid;
  gap: ${space.s24};
  ${media.from1024} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space.s48};
    align-items: center;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
`;

export const Category = styled.span<{ $accent: Accent }>`
  color: ${({ $accent }) => accentInk[$accent]};
`;

export const Face = styled.div<{ $accent: Accent }>`
  overflow: clip;
  border-bottom: 5px solid ${({ $accent }) => accentInk[$accent]};
  border-radius: ${radius.sheet};
`;

export const Description = styled.p`
  ${text.body}
  max-width: ${theme.width.text};
  color: ${color.ink2};
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
    top: calc(${theme.width.header} + ${space.s24});
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
