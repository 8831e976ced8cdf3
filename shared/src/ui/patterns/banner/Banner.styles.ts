import { styled } from 'styled-components';
import { color, media, radius, space, text } from '@venue/shared/ui/theme';

export const TONES = {
  info: [color.info, color.infoTint],
  ok: [color.ok, color.okTint],
  warn: [color.warn, color.warnTint],
  bad: [color.bad, color.badTint],
} as const;

export const Root = styled.div<{ $tone: keyof typeof TONES }>`
  ${text.ui}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s12};
  align-items: flex-start;
  padding: ${space.s12} ${space.s16};
  border: 1px solid transparent;
  border-inline-start: 4px solid ${({ $tone }) => TONES[$tone][0]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => TONES[$tone][1]};
  color: ${color.ink};
  > :first-child > svg {
    color: ${({ $tone }) => TONES[$tone][0]};
  }
`;

export const Message = styled.div`
  display: flex;
  flex: 1 1 12rem;
  gap: ${space.s12};
  align-items: flex-start;
  align-self: center;
  min-width: 0;
`;

export const Text = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

export const Title = styled.strong`
  display: block;
  font-weight: 680;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  ${media.from720} {
    align-self: center;
  }
`;
