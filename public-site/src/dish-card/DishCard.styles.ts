import { Card } from '@venue/shared/ui';
import { media, tabular, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, motion, shadow, space } = theme;

/** The dishes of a tab: one a row on a phone, then as many as stay comfortable. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr));
  gap: ${space.s16};
  ${media.from720} {
    gap: ${space.s24};
  }
`;

export const Root = styled(Card)`
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

export const Face = styled.div`
  border-bottom: 1px solid ${color.line};
`;

export const Heart = styled.div`
  position: absolute;
  top: ${space.s12};
  right: ${space.s12};
  z-index: 1;
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s8};
  padding: ${space.s16};
`;

export const Name = styled.h2`
  ${text.h3}
`;

export const Facts = styled.div`
  ${text.small}
  ${tabular}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  color: ${color.ink2};
`;

export const Fact = styled.span`
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
`;

export const Line = styled.p`
  ${text.ui}
  color: ${color.ink2};
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
