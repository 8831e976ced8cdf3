import { media, needsScript, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  ${needsScript}
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${space.s8};
  ${media.from720} {
    grid-template-columns: minmax(0, 26rem) 11rem;
    gap: ${space.s12};
  }
`;

/** On a phone one row that scrolls sideways, so that the dishes stay near the top. */
export const Chips = styled.div`
  display: flex;
  gap: ${space.s8};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.s4} ${space.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  ${media.from720} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
