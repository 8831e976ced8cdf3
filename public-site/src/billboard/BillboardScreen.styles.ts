import { color, layer, media, radius, shadow, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

/** The selected plan, which stays visible while the cards scroll. */
export const SelectedPlan = styled.div`
  position: sticky;
  bottom: ${space.s12};
  z-index: ${layer.raised};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s16};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s8} ${space.s12} ${space.s8} ${space.s16};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.lift};
  ${media.from720} {
    padding: ${space.s16} ${space.s24};
  }
`;

export const Selection = styled.p`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 5rem;
  gap: 0 ${space.s12};
  align-items: baseline;
  font-variant-numeric: tabular-nums;
`;

export const SelectionName = styled.strong`
  font-weight: 680;
`;

export const Quote = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s24};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s24};
  border-radius: ${radius.sheet};
  background: ${color.sunken};
  ${media.from720} {
    padding: ${space.s32} ${space.s48};
  }
`;

export const QuoteText = styled.div`
  display: flex;
  flex: 1 1 20rem;
  flex-direction: column;
  gap: ${space.s8};
`;

export const Notes = styled.ul`
  ${text.small}
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding-inline-start: 1.25em;
  color: ${color.ink3};
`;
