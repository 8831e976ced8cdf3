import { styled } from 'styled-components';

/** Reserves the button's space until the user is read, only where somebody is signed in. */
export const Skeleton = styled.span`
  display: none;
  visibility: hidden;
  :root[data-user] & {
    display: inline-flex;
  }
`;
