import { color, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { Choice, Choices, Radio } from '../page/ChoiceCard.styles';

export const Plans = styled(Choices)`
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
`;

export const Plan = styled(Choice)`
  gap: ${space.s16};
  padding: ${space.s16};
`;

export const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  align-items: center;
  min-height: 1.75rem;
`;

export const PlanRadio = styled(Radio)`
  /* scrolling into view leaves room for the selected plan below the card */
  scroll-margin-block: ${space.s64} 16rem;
`;

export const Duration = styled.span`
  ${text.h3}
  flex: 1 1 0;
`;

export const Money = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: baseline;
`;

export const Daily = styled.span`
  ${text.ui}
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
`;

export const Coverage = styled.span`
  ${text.ui}
  font-weight: 600;
`;
