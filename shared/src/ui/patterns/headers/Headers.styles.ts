import { css, styled } from 'styled-components';
import { media, space, text, width } from '@venue/shared/ui/theme';

/** The style of the headings: `garden` for the public pages, `console` for the denser admin screens. */
export type Voice = 'garden' | 'console';

export const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  ${media.from720} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${space.s16} ${space.s32};
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  min-width: 0;
  max-width: ${width.text};
`;

const voices = {
  garden: css`
    ${text.h1}
  `,
  console: css`
    ${text.adminH1}
  `,
};

export const PageTitle = styled.h1<{ $voice: Voice }>`
  ${({ $voice }) => voices[$voice]}
`;
