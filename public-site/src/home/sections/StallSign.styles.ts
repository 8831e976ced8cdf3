import { styled } from 'styled-components';
import { LinkCard } from '@venue/shared/ui';
import {
  type Accent,
  accentInk,
  ACCENTS,
  color,
  font,
  media,
  radius,
  shadow,
  space,
  tabular,
  text,
} from '@venue/shared/ui/theme';

interface InAccent {
  $accent: Accent;
}

/** A row on a phone; from 720 px a hanging sign. */
export const Sign = styled(LinkCard)<InAccent>`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  border-block-start: 4px solid ${({ $accent }) => accentInk[$accent]};
  ${media.from720} {
    display: flex;
  }
`;

export const View = styled.div`
  position: relative;
  ${media.from720} {
    aspect-ratio: 4 / 3;
  }
`;

export const Text = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16};
`;

export const Name = styled.h3`
  font: 560 1.375rem/1.15 ${font.display};
  letter-spacing: -0.01em;
`;

export const Plate = styled.span.attrs<InAccent>(({ $accent }) => ({
  style: { background: ACCENTS[$accent].base },
}))`
  ${tabular}
  position: absolute;
  inset: 0 auto auto ${space.s12};
  padding: ${space.s24} ${space.s12} ${space.s8};
  border-radius: 0 0 ${radius.control} ${radius.control};
  box-shadow: ${shadow.lift};
  color: ${color.ink};
  font: 720 1.5rem/1 ${font.text};
  letter-spacing: 0.02em;
`;

/** Keeps a specialty on one line. */
export const Specialty = styled.span`
  display: inline-block;
`;

/** Always one line, so that nothing moves when the opening state is known. */
export const Hours = styled.p<{ $open: boolean }>`
  ${text.small}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 1.75rem;
  margin-block-start: auto;
  color: ${({ $open }) => ($open ? color.ok : color.ink2)};
  white-space: nowrap;
  &::before {
    content: '';
    box-sizing: border-box;
    width: ${space.s8};
    height: ${space.s8};
    border: 2px solid currentColor;
    border-radius: ${radius.chip};
    background: ${({ $open }) => ($open ? 'currentColor' : 'transparent')};
  }
`;
