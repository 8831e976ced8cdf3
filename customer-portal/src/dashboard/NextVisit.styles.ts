import { media, space } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { Scene as BaseScene } from '../account-page/Scene.styles';

export const Scene = styled(BaseScene)`
  min-height: 17rem;
`;

export const Art = styled.div`
  position: absolute;
  inset: 0;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, rgb(8 18 11 / 0.72), rgb(8 18 11 / 0.5) 60%, transparent);
  }
`;

export const Text = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  overflow-wrap: anywhere;
  padding: ${space.s96} ${space.s24} ${space.s24};
  ${media.from720} {
    padding: ${space.s96} ${space.s32} ${space.s32};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  padding-top: ${space.s8};
`;
