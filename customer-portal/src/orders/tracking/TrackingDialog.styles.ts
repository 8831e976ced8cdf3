import { color, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  padding: 0;
  list-style: none;
`;

type State = 'done' | 'now' | 'later';

export const Step = styled.li<{ $state: State }>`
  position: relative;
  display: flex;
  gap: ${space.s16};
  align-items: center;
  min-height: 3.5rem;
  color: ${({ $state }) => ($state === 'later' ? color.ink3 : color.ink)};
  font-weight: ${({ $state }) => ($state === 'now' ? 700 : 'inherit')};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 2.625rem auto -0.875rem calc(1rem - 1px);
    border-inline-start: 2px ${({ $state }) => ($state === 'done' ? 'solid' : 'dashed')}
      ${({ $state }) => ($state === 'done' ? color.primary : color.line)};
  }
  > [aria-hidden] {
    border-color: ${({ $state }) => ($state === 'later' ? color.line : color.primary)};
    background: ${({ $state }) => ($state === 'now' ? color.primary : 'transparent')};
    color: ${({ $state }) => ($state === 'now' ? color.onPrimary : color.primary)};
  }
`;

export const StepIcon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid;
  border-radius: 50%;
`;

export const Estimate = styled.p`
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;
