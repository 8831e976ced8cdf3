import { Container } from '@venue/shared/ui';
import { color, font, media, space, tabular, text, width } from '@venue/shared/ui/theme';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

export const Root = styled.footer`
  background: ${color.surface};
  color: ${color.ink};
`;

/** Lies on the footer's upper edge, on the background of the page. */
export const Sky = styled.svg`
  width: 100%;
  height: clamp(6rem, 4.5rem + 5vw, 9rem);
  background: linear-gradient(#10201f, #47301b 55%, #a9531f 88%);
  color: ${color.sun};
`;

export const Trees = styled.path`
  fill: ${color.surface};
`;

export const Columns = styled(Container)`
  display: grid;
  gap: ${space.s48} ${space.s32};
  padding-block: ${space.s32} ${space.s48};
  ${media.from720} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.from1024} {
    grid-template-columns: 1.3fr 1.2fr 1fr;
  }
`;

export const Lead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  align-items: flex-start;
  ${media.from720} {
    grid-column: 1 / -1;
  }
  ${media.from1024} {
    grid-column: auto;
  }
`;

export const Tagline = styled.p`
  max-width: 18ch;
  color: ${color.ink};
  font: 480 1.375rem/1.3 ${font.display};
`;

export const Hours = styled.p`
  ${text.ui}
  display: flex;
  gap: ${space.s8};
  color: ${color.ink2};
  svg {
    color: ${color.sun};
  }
`;

/** At the page's end, where a row that comes with the date moves nothing. */
export const SpecialDay = styled(Hours)`
  flex: 0 0 100%;
`;

export const Heading = styled.h2`
  ${text.eyebrow}
  padding-bottom: ${space.s8};
  color: ${color.ink3};
`;

export const Pages = styled.ul`
  columns: 7rem 2;
  column-gap: ${space.s24};
`;

const link = css`
  ${text.ui}
  min-height: ${width.touch};
  color: ${color.ink};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Page = styled(Link)`
  ${link}
  display: inline-flex;
  align-items: center;
`;

export const Contacts = styled.address`
  display: flex;
  flex-direction: column;
  font-style: normal;
`;

export const Contact = styled.a`
  ${link}
  ${tabular}
  display: inline-flex;
  gap: ${space.s12};
  align-items: center;
  width: fit-content;
  max-width: 100%;
  overflow-wrap: anywhere;
  svg {
    color: ${color.ink3};
  }
`;

export const BottomBar = styled(Container)`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} ${space.s32};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space.s16} calc(${space.s24} + env(safe-area-inset-bottom));
  color: ${color.ink2};
  &::before {
    content: '';
    flex: 0 0 100%;
    border-top: 1px solid ${color.line};
  }
`;

export const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
`;

export const Social = styled.a`
  ${link}
  display: inline-flex;
  align-items: center;
  color: ${color.ink2};
`;
