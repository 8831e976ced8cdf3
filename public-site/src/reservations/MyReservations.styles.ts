import { ListRow } from '@venue/shared/ui';
import { color, media, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Reserves the space of the list until the user is read, only where somebody is signed in. */
export const Skeleton = styled.div`
  display: none;
  :root[data-user] & {
    display: block;
  }
`;

export const Row = styled(ListRow)`
  &:first-child {
    border-top: 0;
  }
  ${media.from720} {
    grid-template-columns: minmax(0, 1fr) auto 7.5rem 6rem;
  }
`;

export const When = styled.p`
  font-weight: 620;
`;

export const Facts = styled.p`
  ${text.ui}
  color: ${color.ink2};
  ${media.below720} {
    grid-row: 2;
  }
`;

export const Status = styled.span`
  justify-self: end;
`;

export const Action = styled.div`
  justify-self: end;
  ${media.below720} {
    grid-row: 2;
    grid-column: 2;
  }
`;
