import { ListRow } from '@venue/shared/ui';
import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/**
 * As high as the list will be. `--guest-bookings` is set on the document before the first paint, where there are any. A
 * booking is 150 px high on a phone and 102 px from 480 px on.
 */
export const Placeholder = styled.div`
  height: calc(var(--guest-bookings) * 150px + 75px);
  :root:not([style*='--guest-bookings']) & {
    display: none;
  }
  ${media.from480} {
    height: calc(var(--guest-bookings) * 102px + 91px);
  }
`;

export const Row = styled(ListRow)`
  grid-template-columns: minmax(0, 1fr);
  &:first-child {
    border-top: 0;
  }
  ${media.from480} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const When = styled.p`
  font-weight: 620;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  justify-content: space-between;
  ${media.from480} {
    grid-area: 1 / 2 / span 3;
  }
`;
