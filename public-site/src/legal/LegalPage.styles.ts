import { color, media, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.article`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s32} ${space.section};
  > * {
    min-width: 0;
  }
  ${media.from720} {
    padding-top: ${space.s64};
  }
  ${media.from1024} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space.s48} ${space.s96};
    > header {
      grid-column: 1 / -1;
    }
  }
`;

export const Dates = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s24};
`;

export const Contents = styled.nav`
  ${media.from1024} {
    position: sticky;
    top: calc(${width.header} + ${space.s24});
    align-self: start;
  }
`;

export const ContentsTitle = styled.h2`
  ${text.eyebrow}
  padding-bottom: ${space.s8};
  color: ${color.ink2};
`;

export const ContentsList = styled.ol`
  padding: 0;
  border-inline-start: 2px solid ${color.line};
  list-style: none;
  counter-reset: section;
  ${media.from480} {
    columns: 2;
    column-gap: ${space.s24};
  }
  ${media.from1024} {
    columns: auto;
  }
`;

export const ContentsLink = styled.a`
  ${text.ui}
  display: flex;
  gap: ${space.s12};
  align-items: center;
  min-height: ${width.touch};
  padding: ${space.s4} ${space.s16};
  break-inside: avoid;
  color: ${color.ink2};
  text-decoration: none;
  counter-increment: section;
  &::before {
    content: counter(section, decimal-leading-zero);
    color: ${color.ink3};
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    &:hover {
      color: ${color.primary};
      text-decoration: underline;
    }
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s48};
  max-width: ${width.text};
`;

export const Intro = styled.p`
  font-size: 1.1875rem;
  line-height: 1.6;
`;

export const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding-inline-start: 1.25em;
  > li::marker {
    color: ${color.accentInk};
  }
`;

export const Other = styled.p`
  padding-top: ${space.s24};
  border-top: 1px solid ${color.line};
`;
