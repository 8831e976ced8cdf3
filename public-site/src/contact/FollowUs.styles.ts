import { color, media, radius, space, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Profile = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${width.touch};
  min-height: ${width.touch};
  padding: ${space.s4} ${space.s12};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.chip};
  color: ${color.ink};
  font-weight: 560;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  }
`;
