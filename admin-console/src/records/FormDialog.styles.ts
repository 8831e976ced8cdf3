import { styled } from 'styled-components';

export const Fields = styled.div`
  &[inert] {
    opacity: 0.6;
  }
`;
