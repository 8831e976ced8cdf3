import { styled } from 'styled-components';
import { media, theme } from '../../theme';

const { space } = theme;

/** Search, filters and actions over a list: below each other on a phone, in one row from 720 px. `role="search"` when it searches. */
export const Toolbar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  > * {
    min-width: 0;
  }
  > button,
  > a {
    min-height: 3rem;
  }
  ${media.from720} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: flex-end;
    > [data-grow] {
      flex: 1 1 16rem;
    }
  }
`;
