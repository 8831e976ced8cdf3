import { color, media, radius, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  padding-top: ${space.s32};
  ${media.from720} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &:empty {
    padding: 0;
  }
`;

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  > p {
    ${text.small}
    color: ${color.ink3};
  }
`;

export const Ingredients = styled.ul`
  padding-inline-start: 1.1em;
  li {
    padding-block: ${space.s4};
  }
  li::marker {
    color: ${color.primary};
  }
`;
