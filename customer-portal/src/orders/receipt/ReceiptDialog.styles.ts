import { styled } from 'styled-components';

export const Paper = styled.div`
  max-width: 32rem;
  * {
    border-color: #777 !important;
  }
`;
