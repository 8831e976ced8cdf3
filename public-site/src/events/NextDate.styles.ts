import { styled } from 'styled-components';

/** Keeps the date's place until the present is known. */
export const Place = styled.span`
  visibility: hidden;
`;
