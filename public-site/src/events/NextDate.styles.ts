import { styled } from 'styled-components';

/** Keeps the date's place until the present is known. */
export const Skeleton = styled.span`
  visibility: hidden;
`;
