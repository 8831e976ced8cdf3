import { Card } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Card).attrs({ as: 'section' })`
  gap: ${space.s4};
  padding: ${space.s16};
`;

export const Value = styled.p`
  ${text.priceLarge}
  min-height: 1.2em;
`;

/** As high as the bars, so that nothing moves when they come. */
export const Empty = styled.p`
  ${text.small}
  min-height: 7.8rem;
  padding-top: ${space.s24};
  color: ${color.ink2};
`;

export const Bars = styled.ul`
  ${text.small}
  ${tabular}
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.s4};
  padding-top: ${space.s8};
`;

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

export const Number = styled.span`
  font-weight: 650;
`;

export const Column = styled.span`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  width: 100%;
  height: 3.5rem;
  border-bottom: 1px solid ${color.lineStrong};
`;

export const Filled = styled.span`
  border-radius: 3px 3px 0 0;
  background: ${color.primary};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** "Sat 21" in two lines, so that seven days fit beside each other; never more of them. */
export const Label = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  width: min-content;
  max-width: 100%;
  overflow: hidden;
  padding-top: ${space.s4};
  color: ${color.ink2};
  font-weight: 450;
  text-align: center;
`;
