import { color, media, radius, text, width } from '@venue/shared/ui/theme';
import { css } from 'styled-components';

/** Style of the header's links, with a line under the current one. */
export const navItemLook = css`
  ${text.ui}
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${width.touch};
  padding-inline: 0.4375rem;
  border-radius: ${radius.control};
  color: ${color.ink2};
  font-weight: 560;
  text-decoration: none;
  white-space: nowrap;
  ${media.from1280} {
    padding-inline: 0.6875rem;
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
  &[aria-current] {
    color: ${color.ink};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0.4375rem;
    inset-block-end: 0.3rem;
    border-block-end: 2px solid ${color.accent};
    border-radius: 2px;
  }
  ${media.from1280} {
    &[aria-current]::after {
      inset-inline: 0.6875rem;
    }
  }
`;
