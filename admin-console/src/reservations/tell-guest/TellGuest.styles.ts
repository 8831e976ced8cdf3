import { color, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Guests = styled.ul`
  display: grid;
  gap: ${space.s16};

  > li {
    display: grid;
    gap: ${space.s4};
    padding-top: ${space.s16};
    border-top: 1px solid ${color.line};
  }
`;

export const Name = styled.h3`
  ${text.ui}
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const Root = styled.div`
  ${text.ui}
  display: grid;
  gap: ${space.s8};
`;

export const Text = styled.details`
  ${text.small}

  summary {
    width: fit-content;
    min-height: ${width.touch};
    padding-block: ${space.s12};
    cursor: pointer;
  }

  p {
    padding: ${space.s12};
    border-radius: ${radius.control};
    background: ${color.sunken};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
