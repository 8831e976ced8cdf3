import type { DataSource } from '@venue/shared/graphql';
import { color, media, radius, space, text } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const chip = css`
  ${text.small}
  display: inline-flex;
  gap: ${space.s8};
  align-items: center;
  width: fit-content;
  min-height: 2.25rem;
  padding: ${space.s4} ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.chip};
  background: ${color.surface};
  color: ${color.ink2};
`;

export const Chip = styled.button`
  ${chip}
  position: relative;
  border-color: ${color.lineStrong};
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
`;

export const Fact = styled.span`
  ${chip}
`;

/** As large as the chip, until the first answer. */
export const ChipSkeleton = styled.span`
  ${chip}
  width: 8rem;
  background: ${color.sunken};
`;

const LIGHTS: Record<DataSource, string> = {
  live: color.ok,
  sample: color.info,
  offline: color.warn,
  'signed-out': color.warn,
  'this-device': color.neutral,
};

export const Light = styled.span<{ $source: DataSource; $busy: boolean }>`
  width: 0.55rem;
  height: 0.55rem;
  border-radius: 50%;
  background: ${({ $source }) => LIGHTS[$source]};
  opacity: ${({ $busy }) => ($busy ? 0.35 : 1)};
`;

export const Changes = styled.ul`
  padding-inline-start: 1.1em;
`;

export const Unsaved = styled.details`
  summary {
    width: fit-content;
    cursor: pointer;
  }
`;
