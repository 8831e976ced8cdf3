import { color, space, tabular, text } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

export const Scroller = styled.div`
  max-height: 70vh;
  overflow: auto;
  overscroll-behavior-x: contain;
`;

/** The tables stay in view while the hours move, the hours while the tables do. */
export const Plan = styled.table`
  ${text.small}
  ${tabular}
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    min-width: 3.5rem;
    padding: ${space.s4};
    border-block-end: 1px solid ${color.line};
    border-inline-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
  }

  thead th {
    inset-block-start: 0;
  }

  th:first-child {
    inset-inline-start: 0;
  }

  thead th:first-child {
    z-index: 2;
  }

  td[data-taken] {
    background: ${color.sunken};
  }

  td[data-twice] {
    box-shadow: inset 0 0 0 2px ${color.bad};
  }
`;

export const Party = styled.button`
  ${text.small}
  display: block;
  min-height: 1.5rem;
  width: 100%;
  padding: ${space.s4};
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }
`;
