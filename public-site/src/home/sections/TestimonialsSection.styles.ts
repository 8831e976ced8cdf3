import { styled } from 'styled-components';
import { color, font, media, radius, space, text, width } from '@venue/shared/ui/theme';

/** From 1024 px the first quote is large, beside the other four. */
export const Quotes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:first-child {
      grid-column: span 2;
    }
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 1.25fr) repeat(2, minmax(0, 1fr));
    gap: ${space.s48};
    > li:first-child {
      grid-column: 1;
      grid-row: span 2;
    }
  }
  > li {
    display: flex;
    padding-block-start: ${space.s24};
    border-block-start: 1px solid ${color.line};
  }
  > li:first-child {
    border-block-start: 3px solid ${color.sun};
  }
`;

export const Quote = styled.figure`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: ${space.s16};
`;

export const Text = styled.blockquote`
  margin: 0;
  color: ${color.ink2};
  li:first-child & {
    color: ${color.ink};
    font: 480 clamp(1.375rem, 1.1rem + 1.3vw, 2rem)/1.3 ${font.display};
    letter-spacing: -0.01em;
    text-wrap: pretty;
    &::before {
      content: '“';
      display: block;
      height: 0.42em;
      color: ${color.sun};
      font-size: 5rem;
      line-height: 0.9;
    }
  }
`;

export const Guest = styled.figcaption`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s12};
`;

export const Initials = styled.span`
  ${text.small}
  display: grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  border-radius: ${radius.chip};
  background: ${color.primaryTint};
  color: ${color.primary};
  font-weight: 700;
`;

export const Name = styled.span`
  ${text.ui}
  display: block;
  font-weight: 650;
`;

export const Role = styled.span`
  ${text.small}
  display: block;
  color: ${color.ink2};
`;
