import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, focusRing, lift, radius, space } from '@venue/shared/ui/theme';

/** A surface with a border. Its element changes with `as="li"` and the like. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  > :first-child {
    border-start-start-radius: calc(${radius.card} - 1px);
    border-start-end-radius: calc(${radius.card} - 1px);
  }
`;

/** A card that is a link, with a hover effect. Its heading contains a `CardLink`. */
export const LinkCard = styled(Card)`
  ${lift}
  overflow: clip;
  &:has(a:focus-visible) {
    ${focusRing}
  }
`;

/** The content of a card below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16};
`;

/** The one link of a `LinkCard`. It covers the whole card, so other controls in it need `position: relative`. */
export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
