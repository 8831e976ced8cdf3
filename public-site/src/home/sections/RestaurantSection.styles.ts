import { styled } from 'styled-components';
import { Section } from '@venue/shared/ui';
import { color, media, radius, space, tabular, text } from '@venue/shared/ui/theme';
import * as Pitch from './Pitch.styles';

export const Band = styled(Section)`
  background: ${color.sunken};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s48};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space.s96};
  }
`;

export const Pictures = styled.div`
  position: relative;
  padding: 0 22% 12% 0;
  max-width: 34rem;
`;

export const Large = styled.div`
  overflow: clip;
  border-radius: ${radius.sheet};
`;

export const Small = styled.div`
  position: absolute;
  inset: auto 0 0 auto;
  width: 46%;
  overflow: clip;
  border: ${space.s8} solid ${color.sunken};
  border-radius: ${radius.sheet};
`;

export const Point = styled(Pitch.Point)`
  svg {
    color: ${color.accentInk};
  }
`;

export const Hours = styled.p`
  ${text.ui}
  ${tabular}
  display: flex;
  align-items: center;
  gap: ${space.s12};
  padding-block: ${space.s16};
  border-block: 1px solid ${color.line};
`;
