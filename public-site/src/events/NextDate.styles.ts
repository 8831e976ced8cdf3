import { styled } from 'styled-components';

/** Reserves the space of the date until the current time is known. */
export const Skeleton = styled.span`
  visibility: hidden;
`;
