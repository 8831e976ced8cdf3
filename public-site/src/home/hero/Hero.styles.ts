import { styled } from 'styled-components';
import { Container } from '@venue/shared/ui';
import { color, hiddenUntilParsed, media, size, space, width } from '@venue/shared/ui/theme';

/** Dark in both themes. */
export const Root = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  background: ${color.canvas};
  color: ${color.ink};
  ${hiddenUntilParsed}
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};
  padding-block: ${space.s48} ${space.s24};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1.02fr) minmax(0, 0.98fr);
    gap: ${space.s64};
    padding-block: ${space.s96} ${space.s48};
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space.s16};
  min-width: 0;
  ${media.from1024} {
    gap: ${space.s24};
  }
`;

export const Sentence = styled.span`
  display: block;
  text-wrap: balance;
`;

export const Line = styled.p`
  max-width: ${width.form};
  color: ${color.ink2};
  ${media.from1024} {
    font-size: ${size.h3};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
  > * {
    flex: 1 1 auto;
  }
  ${media.from480} {
    > * {
      flex: none;
    }
  }
`;
