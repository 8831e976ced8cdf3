import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, motion, radius, space, width } = theme;

/** A table in a window that is just wide enough for one. */
const tightTable = '@media (min-width: 45em) and (max-width: 63.99em)';

export const Description = styled.span`
  ${text.small}
  display: block;
  max-width: 22rem;
  color: ${color.ink2};
  font-weight: 450;

  ${tightTable} {
    display: none;
  }
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};

  ${media.below720} {
    justify-content: flex-end;
  }
`;

export const None = styled.span`
  color: ${color.ink3};
`;

export const Availability = styled.span`
  display: inline-flex;
  align-items: center;

  ${tightTable} {
    flex-direction: column;
    align-items: flex-start;
    padding-bottom: ${space.s8};
  }
`;

export const SwitchArea = styled.label`
  display: inline-grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  margin-inline-start: -${space.s4};
  cursor: pointer;
`;

export const Switch = styled.input`
  appearance: none;
  position: relative;
  width: 2rem;
  height: 1.2rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.chip};
  background: ${color.sunken};
  cursor: inherit;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.15rem;
    width: 0.8rem;
    height: 0.8rem;
    margin-block: auto;
    border-radius: 50%;
    background: ${color.lineStrong};
    forced-color-adjust: none;

    ${media.motion} {
      transition: transform ${motion.press};
    }
  }

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};

    &::before {
      background: ${color.onPrimary};
      transform: translateX(0.78rem);
    }
  }
`;

export const Checks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  column-gap: ${space.s16};
`;

export const Missing = styled.p`
  ${text.small}
  color: ${color.ink2};
`;
