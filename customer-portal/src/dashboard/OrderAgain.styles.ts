import { color, font, media, radius, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  justify-content: flex-end;
  min-width: 0;
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  ${media.from720} {
    padding: ${space.s32};
  }
`;

export const Dishes = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  font: 560 clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)/1.2 ${font.display};
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

export const Steps = styled.div`
  display: flex;
  padding-top: ${space.s8};
`;
