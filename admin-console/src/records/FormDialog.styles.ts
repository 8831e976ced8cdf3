import { styled } from 'styled-components';

export const Fields = styled.div`
  &[data-busy] {
    opacity: 0.6;
    pointer-events: none;
  }
`;
