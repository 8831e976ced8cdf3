import { styled } from 'styled-components';

/** In the corner of a page's first line. It takes no room, because it comes when the page is already read. */
export const Place = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  align-self: flex-end;
`;
