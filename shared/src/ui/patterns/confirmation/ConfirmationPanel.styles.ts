import { keyframes, styled } from 'styled-components';
import { color, media, motion, radius, space, text } from '@venue/shared/ui/theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding: ${space.s32} ${space.s24};
  border: 1px solid ${color.line};
  border-top: 4px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${media.from720} {
    padding: ${space.s48};
  }
  ${media.motion} {
    animation: ${rise} ${motion.enter};
  }
`;

export const CheckMark = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: ${color.primaryTint};
  color: ${color.primary};
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  color: ${color.ink2};
`;

export const Title = styled.h2`
  ${text.h2}
  color: ${color.ink};
`;
