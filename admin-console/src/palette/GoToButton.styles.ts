import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

/** Only beside a mouse, where there are keys to press. */
export const Keys = styled.kbd`
  ${text.small}
  display: none;
  padding-inline: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  color: ${color.ink2};

  ${media.hover} {
    display: inline;
  }
`;

/** The way back at one end, the way to anywhere at the other. */
export const Ways = styled.div`
  display: flex;
  gap: ${space.s16};
  align-items: center;
  justify-content: space-between;

  > :last-child {
    flex: none;
  }
`;
