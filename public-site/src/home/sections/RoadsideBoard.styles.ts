import { styled } from 'styled-components';
import { ACCENTS, color, font, radius, space } from '@venue/shared/ui/theme';

const { ember, slate, sun } = ACCENTS;

export const Scene = styled.div`
  color: ${color.ink3};
`;

export const Lamps = styled.svg`
  width: 100%;
  padding-inline: 4%;
`;

export const Board = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 2.1;
  padding: ${space.s16};
  border: 8px solid ${ember.deep};
  border-radius: ${radius.control};
  background:
    radial-gradient(26% 60% at 15.5% 0, ${sun.glow}66, transparent),
    radial-gradient(26% 60% at 38.5% 0, ${sun.glow}66, transparent),
    radial-gradient(26% 60% at 61.5% 0, ${sun.glow}66, transparent),
    radial-gradient(26% 60% at 84.5% 0, ${sun.glow}66, transparent), ${ember.base};
  container-type: inline-size;
`;

export const Text = styled.p`
  color: ${color.ink};
  font: 600 13cqi/1 ${font.display};
  letter-spacing: -0.03em;
  text-align: center;
  text-wrap: balance;
`;

export const Posts = styled.svg`
  width: 100%;
  height: clamp(3rem, 7vw, 5rem);
`;

export const Road = styled.div`
  height: 1.25rem;
  border-radius: ${radius.control};
  background:
    repeating-linear-gradient(90deg, ${sun.glow} 0 2rem, transparent 2rem 4rem) center / 100% 2px no-repeat,
    ${slate.deep};
`;
