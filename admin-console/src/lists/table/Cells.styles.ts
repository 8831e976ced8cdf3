import { color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** What a row says below its name. */
export const Description = styled.span`
  ${text.small}
  display: block;
  max-width: 22rem;
  color: ${color.ink2};
  font-weight: 450;
  overflow-wrap: anywhere;
`;

/** Several short facts in one cell; in a card they stand at its edge. */
export const FactList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};

  ${media.below720} {
    justify-content: flex-end;
  }
`;
