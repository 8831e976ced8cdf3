import { styled } from 'styled-components';

/** Reserves the chip's space until the time is known. */
export const Skeleton = styled.span`
  display: inline-flex;
  visibility: hidden;
`;
