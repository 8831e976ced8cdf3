import { color, media, space, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};

  input[type='search'],
  select {
    min-height: 2.75rem;
    padding-block: ${space.s4};
  }
`;

export const Search = styled.div`
  flex: 1 1 100%;
  min-width: 0;

  ${media.from1024} {
    flex: 1 1 16rem;
  }
`;

export const Filter = styled.div`
  flex: 1 1 10rem;

  min-width: 0;

  ${media.from720} {
    flex: 0 0 auto;
    max-width: 16rem;
  }
`;

export const Tools = styled.div`
  display: flex;
  gap: ${space.s8};
`;

/** A line of its own below the tools. */
export const Only = styled.p`
  ${text.ui}
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
  align-items: center;
  color: ${color.ink2};
`;
