import { styled } from 'styled-components';
import { LinkCard } from '@venue/shared/ui';
import { color, media, space, text } from '@venue/shared/ui/theme';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s16};
  }
  ${media.from1280} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.s24};
  }
`;

export const Amenity = styled(LinkCard)`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  min-height: 8.5rem;
`;

export const Thumb = styled.div`
  position: relative;
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding: ${space.s16};
`;

export const When = styled.p`
  ${text.small}
  margin-block-start: auto;
  color: ${color.accentInk};
  font-weight: 620;
`;
