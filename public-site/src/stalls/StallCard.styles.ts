import { LinkCard } from '@venue/shared/ui';
import { type Accent, accentInk, color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(LinkCard)`
  height: 100%;
`;

export const Image = styled.div<{ $accent: Accent }>`
  position: relative;
  aspect-ratio: 2;
  border-bottom: 3px solid ${({ $accent }) => accentInk[$accent]};
  ${media.from480} {
    aspect-ratio: 3 / 2;
  }
`;

export const Popular = styled.span`
  position: absolute;
  inset: ${space.s12} auto auto ${space.s12};
  display: flex;
`;

export const Category = styled.p<{ $accent: Accent }>`
  ${text.eyebrow}
  color: ${({ $accent }) => accentInk[$accent]};
`;

export const Name = styled.h3`
  ${text.h2}
  font-size: 1.5rem;
`;

export const Specialties = styled.ul`
  ${text.ui}
  display: flex;
  flex-wrap: wrap;
  color: ${color.ink2};
  /* shifts the dot before the first specialty of each line out of the visible area */
  margin-inline-start: -1rem;
  clip-path: inset(0 0 0 1rem);
  li::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 1rem;
    text-align: center;
    color: ${color.ink3};
  }
`;

export const Hours = styled.p`
  ${text.small}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  margin-top: auto;
  padding-top: ${space.s8};
  color: ${color.ink2};
`;
