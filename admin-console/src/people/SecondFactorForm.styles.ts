import { styled } from 'styled-components';

/** Large enough for the camera of a phone. */
export const Code = styled.div`
  inline-size: 14rem;
  max-inline-size: 100%;
`;
