import { color, media, radius, space, text } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const full = css`
  grid-template:
    'picture words remove' auto
    'foot foot foot' auto / 4.5rem minmax(0, 1fr) auto;
  column-gap: ${space.s16};
  ${media.from720} {
    grid-template: 'picture words count total remove' auto / 5.5rem minmax(0, 1fr) auto 7rem auto;
  }
`;

const compact = css`
  grid-template:
    'words remove' auto
    'foot foot' auto / minmax(0, 1fr) auto;
`;

export const Row = styled.li<{ $look: 'full' | 'compact' }>`
  display: grid;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  padding-block: ${space.s16};
  border-top: 1px solid ${color.line};
  ${({ $look }) => ($look === 'full' ? full : compact)}
  &:first-child {
    border-top: 0;
    padding-top: 0;
  }
`;

export const Thumbnail = styled.div`
  grid-area: picture;
  align-self: start;
  overflow: hidden;
  border-radius: ${radius.control};
`;

export const Text = styled.div`
  grid-area: words;
  min-width: 0;
`;

export const Name = styled.p`
  ${text.ui}
  font-size: 1.0625rem;
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Remove = styled.div`
  grid-area: remove;
  align-self: start;
  justify-self: end;
  margin: -0.5rem -0.5rem 0 0;
  color: ${color.ink2};
  ${media.from720} {
    align-self: center;
    margin: 0 -0.5rem 0 0;
  }
`;

export const Foot = styled.div<{ $look: 'full' | 'compact' }>`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  justify-content: space-between;
  ${media.from720} {
    display: ${({ $look }) => ($look === 'full' ? 'contents' : 'flex')};
  }
`;

export const Count = styled.div`
  grid-area: count;
  display: flex;
`;

export const LineTotal = styled.div`
  grid-area: total;
  justify-self: end;
  margin-inline-start: auto;
`;
