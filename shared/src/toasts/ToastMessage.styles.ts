import type { ToastTone } from '@venue/shared/notify';
import { styled } from 'styled-components';
import { color, space, text } from '@venue/shared/ui/theme';

const TONES: Record<ToastTone, readonly [ink: string, tint: string]> = {
  success: [color.ok, color.okTint],
  error: [color.bad, color.badTint],
  info: [color.info, color.infoTint],
};

export const Root = styled.div`
  display: flex;
  flex: 1 1 0;
  gap: ${space.s12};
  align-items: flex-start;
  min-width: 0;
`;

export const ToneIcon = styled.span<{ $tone: ToastTone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${({ $tone }) => TONES[$tone][1]};
  color: ${({ $tone }) => TONES[$tone][0]};
`;

export const Content = styled.div`
  flex: 1 1 0;
  min-width: 0;
  padding-block: ${space.s4};
`;

export const Title = styled.p`
  ${text.ui}
  font-weight: 650;
`;

export const Action = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  padding-top: ${space.s8};
`;
