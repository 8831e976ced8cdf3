import { styled } from 'styled-components';
import { Card } from '../ui/primitives/card/Card';
import { color, media, motion, needsScript, shadow, space, text } from '@venue/shared/ui/theme';

export const Root = styled(Card)`
  height: 100%;
  overflow: clip;
  ${media.motion} {
    transition: box-shadow ${motion.enter};
  }
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }
`;

export const Image = styled.div`
  border-bottom: 1px solid ${color.line};
`;

export const Heart = styled.div`
  position: absolute;
  top: ${space.s12};
  right: ${space.s12};
  z-index: 1;
  ${needsScript}
`;

export const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16};
`;

export const Name = styled.h2`
  ${text.h3}
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${space.s8};
`;
