import { ACCENTS, color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { Scene as BaseScene } from '../account-page/Scene.styles';

export const Scene = styled(BaseScene)`
  display: none;
  min-height: 36rem;
  ${media.from1024} {
    display: grid;
  }
`;

/** The picture ends above the text, so that its horizon is visible. */
export const Art = styled.div`
  position: absolute;
  inset: 0 0 16rem;
  &::after {
    content: '';
    position: absolute;
    inset: 60% 0 -1px;
    background: linear-gradient(transparent, ${ACCENTS.forest.deep});
  }
`;

export const Text = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding: 0 ${space.s48} ${space.s48};
`;

export const Title = styled.p`
  ${text.h1}
  text-wrap: balance;
`;

export const Point = styled.li`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  > svg {
    color: ${color.sun};
  }
`;
