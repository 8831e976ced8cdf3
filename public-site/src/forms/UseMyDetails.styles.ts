import { styled } from 'styled-components';

/** While the visitor is not known yet, only a signed-in person's page keeps the place. */
export const Skeleton = styled.span`
  display: none;
  visibility: hidden;
  :root[data-user] & {
    display: inline-flex;
  }
`;
