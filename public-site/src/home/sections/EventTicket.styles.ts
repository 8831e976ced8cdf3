import { styled } from 'styled-components';
import { LinkCard } from '@venue/shared/ui';
import { color, font, space, tabular, text } from '@venue/shared/ui/theme';

export const Ticket = styled(LinkCard)`
  color: ${color.ink};
`;

export const View = styled.div`
  position: relative;
`;

/** The stub of a ticket, with a dotted line and a notch at either end. */
export const Stub = styled.div`
  position: relative;
  padding: ${space.s16} ${space.s24};
  border-block-end: 2px dashed ${color.line};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-end: -0.5625rem;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.canvas};
  }
  &::before {
    inset-inline-start: -0.5625rem;
  }
  &::after {
    inset-inline-end: -0.5625rem;
  }
`;

/** Reserves the line until the date is known. */
export const Next = styled.p`
  ${text.small}
  ${tabular}
  min-height: 1.45em;
  color: ${color.ink2};
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16} ${space.s24} ${space.s24};
`;

export const Name = styled.h3`
  margin-block-end: ${space.s4};
  font: 560 1.5rem/1.15 ${font.display};
  letter-spacing: -0.01em;
`;

export const Fact = styled.p`
  ${text.ui}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.s8};
  color: ${color.ink2};
`;
