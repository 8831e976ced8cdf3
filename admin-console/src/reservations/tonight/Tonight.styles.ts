import { color, media, radius, screenOnly, space, tabular, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Words = styled.p`
  ${text.ui}
  ${tabular}
  color: ${color.ink2};
`;

export const Parties = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

/** On a phone the buttons are below the party, in reach of the thumb. */
export const Party = styled.li`
  ${text.ui}
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  break-inside: avoid;

  &[data-attendance='late'],
  &[data-attendance='no-show'] {
    border-inline-start-color: ${color.bad};
  }

  &[data-attendance='arrived'],
  &[data-attendance='seated'] {
    border-inline-start-color: ${color.primary};
  }

  ${media.from720} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    align-items: start;
  }
`;

export const Place = styled.div`
  ${tabular}
  display: flex;
  flex-direction: column;
  overflow-wrap: anywhere;
`;

export const Time = styled.span`
  ${text.h3}
`;

export const Who = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  overflow-wrap: anywhere;
`;

export const Name = styled.button`
  ${text.ui}
  min-height: ${width.touch};
  margin-block: -0.6rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  font-weight: 650;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.18em;
  cursor: pointer;
`;

export const Warning = styled.p`
  display: flex;
  gap: ${space.s8};
  color: ${color.bad};
  font-weight: 650;
`;

export const Wishes = styled.p`
  white-space: pre-line;
`;

export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  grid-column: 2;

  ${media.from720} {
    grid-column: auto;
  }

  ${screenOnly}
`;
