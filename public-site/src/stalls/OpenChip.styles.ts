import { styled } from 'styled-components';

/** Keeps the chip's place until the time is known. */
export const Skeleton = styled.span`
  display: inline-flex;
  visibility: hidden;
`;
