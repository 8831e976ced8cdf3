import { styled } from 'styled-components';

/** Stays in one piece at its hyphen. */
export const Id = styled.span`
  white-space: nowrap;
`;
