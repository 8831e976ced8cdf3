import { styled } from 'styled-components';
import { color, radius, space } from '@venue/shared/ui/theme';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s12};
  padding: ${space.s48} ${space.s24};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.card};
  text-align: center;
`;

export const ErrorRoot = styled(Root)`
  border: 1px solid ${color.line};
  border-top: 4px solid ${color.bad};
  background: ${color.surface};
`;

export const Illustration = styled.span`
  display: grid;
  place-items: center;
  width: 5.5rem;
  height: 5.5rem;
  border-radius: 50%;
  background: ${color.primaryTint};
  color: ${color.primary};
`;

export const ErrorIcon = styled(Illustration)`
  background: ${color.badTint};
  color: ${color.bad};
`;

export const Text = styled.div`
  max-width: 28rem;
  color: ${color.ink2};
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  justify-content: center;
  padding-top: ${space.s8};
`;
