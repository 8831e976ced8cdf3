import { Panel } from '@venue/shared/ui';
import { color, media, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Root = styled(Panel)`
  padding: ${space.s24} ${space.s16};
  ${media.from480} {
    padding: ${space.s24};
  }
`;

export const Facts = styled.dl`
  ${tabular}
  display: grid;
  gap: ${space.s16};
  > div {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    column-gap: ${space.s12};
    svg {
      grid-row: span 2;
      margin-top: 0.1em;
      color: ${color.primary};
    }
    dt {
      ${text.small}
      color: ${color.ink3};
    }
    dd {
      ${text.ui}
      margin: 0;
      overflow-wrap: anywhere;
    }
  }
`;
