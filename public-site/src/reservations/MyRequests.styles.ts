import { ListRow } from '@venue/shared/ui';
import { media } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Reserves the space of the list until the user is read, only where somebody is signed in. */
export const Skeleton = styled.div`
  display: none;
  :root[data-user] & {
    display: block;
  }
`;

/**
 * As high as the list will be. `--requests` is set on the document before the first paint, where there are any. A
 * booking is 223 px high on a phone and 179 px from 480 px on.
 */
export const Placeholder = styled.div`
  height: calc(var(--requests) * 223px + 76px);
  :root:not([style*='--requests']) & {
    display: none;
  }
  ${media.from480} {
    height: calc(var(--requests) * 179px + 92px);
  }
`;

export const Row = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr);
  &:first-child {
    border-top: 0;
  }
`;

export const Name = styled.p`
  font-weight: 620;
`;
