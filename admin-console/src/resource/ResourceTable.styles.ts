import { media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, layer, radius, space, width } = theme;

/** Inside the frame's line. */
const inner = `calc(${radius.card} - 1px)`;

export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
`;

export const Scroll = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.below1024} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
`;

/**
 * The table with its cells: they are plain elements told apart by `data-kind`, since a component for each cell would
 * double the time a page of rows takes to appear.
 */
export const Table = styled.table`
  ${text.adminRow}
  width: 100%;
  border-spacing: 0;
  color: ${color.ink};

  ${media.below1024} {
    font-size: 0.85rem;
  }

  th,
  td {
    padding: 0 0.25rem;
    border-bottom: 1px solid ${color.line};
    background: ${color.surface};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;

    ${media.from1024} {
      padding-inline: ${space.s12};
    }

    &:first-child {
      padding-inline-start: ${space.s12};
    }
  }

  [data-kind='number'],
  [data-kind='actions'] {
    text-align: end;
  }

  [data-kind='text'],
  [data-kind='name'] {
    white-space: normal;
  }

  [data-kind='choice'] {
    width: ${width.touch};
    padding: 0;
  }

  /* the actions stay in reach while the rest scrolls */
  [data-kind='actions'] {
    ${media.below1024} {
      position: sticky;
      inset-inline-end: 0;
      z-index: ${layer.raised};
    }

    > div {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.s8};
      justify-content: flex-end;

      ${media.from1024} {
        flex-wrap: nowrap;
      }
    }
  }

  thead th {
    ${text.small}
    height: 2.75rem;
    background: ${color.sunken};
    color: ${color.ink2};
    font-weight: 620;

    ${media.from1024} {
      position: sticky;
      top: ${width.header};
      z-index: ${layer.raised};
    }

    &:first-child {
      border-start-start-radius: ${inner};
    }

    &:last-child {
      border-start-end-radius: ${inner};
    }
  }

  tbody {
    th,
    td {
      height: 3rem;
      padding-block: ${space.s4};
    }

    td[data-kind='choice'] {
      padding-block: 0;
    }

    th {
      font-weight: 620;
    }

    tr[data-chosen] > * {
      background: ${color.primaryTint};
    }

    ${media.hover} {
      tr:hover:not([data-chosen]) > * {
        background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
      }
    }

    tr:last-child > * {
      border-bottom: 0;

      &:first-child {
        border-end-start-radius: ${inner};
      }

      &:last-child {
        border-end-end-radius: ${inner};
      }
    }
  }

  [data-kind='choice'] label {
    display: grid;
    place-items: center;
    width: ${width.touch};
    height: ${width.touch};
    cursor: pointer;
  }

  [data-kind='choice'] input {
    width: 1.15rem;
    height: 1.15rem;
    accent-color: ${color.primary};
    cursor: inherit;
  }
`;
