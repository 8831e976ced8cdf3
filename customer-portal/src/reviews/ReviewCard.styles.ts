import { Card } from '@venue/shared/ui';
import { color, media, space, tabular, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** Dish and rating on the left, the comment on the right. */
export const Root = styled(Card)`
  gap: ${space.s12};
  padding: ${space.s16};
  overflow-wrap: anywhere;
  ${media.from720} {
    display: grid;
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
    gap: ${space.s32};
    padding: ${space.s24};
  }
  ${media.from1024} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: ${space.s48};
  }
`;

export const Facts = styled.div`
  ${text.small}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
  align-items: center;
  color: ${color.ink2};
`;

export const Comment = styled.p`
  max-width: ${width.text};
  white-space: pre-line;
`;
