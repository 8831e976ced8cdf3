import { LinkCard } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(LinkCard)`
  height: 100%;
`;

export const Image = styled.div`
  position: relative;
  aspect-ratio: 2;
  ${media.from480} {
    aspect-ratio: 3 / 2;
  }
`;

export const Corner = styled.span`
  position: absolute;
  inset: ${space.s12} auto auto ${space.s12};
  display: flex;
`;

export const Title = styled.h2`
  ${text.h2}
  font-size: 1.5rem;
`;

export const Facts = styled.ul`
  ${text.ui}
  ${tabular}
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  margin-top: auto;
  padding-top: ${space.s8};
`;

export const Fact = styled.li`
  display: flex;
  gap: ${space.s8};
  align-items: flex-start;
  color: ${color.ink2};
  svg {
    margin-top: 1px;
    color: ${color.primary};
  }
`;

export const Rhythm = styled.span`
  color: ${color.ink};
  font-weight: 620;
`;
