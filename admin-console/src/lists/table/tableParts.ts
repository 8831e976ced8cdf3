import { color, layer, media, radius, space, text, width } from '@venue/shared/ui/theme';
import { css } from 'styled-components';

/** A table in a window that is just wide enough for one: 720 to 1023 px. */
export const tightTable = '@media (min-width: 45em) and (max-width: 63.99em)';

/** The narrowest of them: up to 799 px. */
export const tightestTable = '@media (min-width: 45em) and (max-width: 49.99em)';

/** The radius inside the frame's border. */
const inner = `calc(${radius.card} - 1px)`;
/** Height of a row of one line, with the rule below it. */
const rowHeight = '3rem';
const headHeight = width.touch;

/** The name of a row where it opens the record: as large a target as a button. */
export const rowNameButton = css`
  button[aria-haspopup='dialog'] {
    min-height: ${width.touch};
    margin-block: -0.6rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primary};
    font-weight: 620;
    text-align: start;
    /* an id stays in one piece at its hyphen */
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
    cursor: pointer;

    ${media.hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  }
`;

/** The buttons and links of a row, and what keeps room for those that it lacks. */
export const actions = css`
  td[data-kind='actions'] > a,
  td[data-kind='actions'] > button,
  td[data-kind='actions'] > [data-slot],
  td[data-kind='actions'] > [data-placeholder] {
    vertical-align: middle;

    &:not(:first-child) {
      margin-inline-start: ${space.s8};
    }

    ${tightTable} {
      &:not(:first-child) {
        margin-inline-start: ${space.s4};
      }
    }
  }

  ${tightTable} {
    td[data-kind='actions'] a,
    td[data-kind='actions'] button,
    td[data-kind='actions'] [data-placeholder] {
      padding-inline: 0.4rem;
      font-size: 0.8125rem;
    }
  }

  /* a button in the place of a hidden one */
  [data-slot] {
    display: inline-grid;

    > button,
    > [data-placeholder] {
      grid-area: 1 / 1;
    }
  }

  /* as wide as a small button */
  [data-placeholder] {
    ${text.ui}
    display: inline-block;
    visibility: hidden;
    padding-inline: ${space.s12};
    border: 1px solid;
    font-weight: 600;
  }
`;

/** The head of the table: stays below the header of the page. */
export const head = css`
  thead {
    position: sticky;
    top: ${width.header};
    z-index: ${layer.raised};
  }

  thead th {
    ${text.small}
    height: ${headHeight};
    background: ${color.sunken};
    color: ${color.ink2};
    font-weight: 620;

    &:first-child {
      border-start-start-radius: ${inner};
    }

    &:last-child {
      border-start-end-radius: ${inner};
    }
  }
`;

/**
 * Its rows. Rules name the elements they are for: one that ends in `*` or `:is(…)` is tried on every element of the page,
 * with every key of a search.
 */
export const body = css`
  ${rowNameButton}

  tbody {
    /* the page keeps room for its header; the table's own head comes on top */
    a,
    button,
    input,
    th {
      scroll-margin-block-start: ${headHeight};
    }

    th,
    td {
      height: ${rowHeight};
      padding-block: ${space.s4};
    }

    td[data-kind='selection'] {
      padding-block: 0;
    }

    th {
      font-weight: 620;
    }

    tr[data-selected] > th,
    tr[data-selected] > td {
      background: ${color.primaryTint};
    }

    ${media.hover} {
      tr:hover:not([data-selected]) > th,
      tr:hover:not([data-selected]) > td {
        background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
      }
    }

    tr:last-child > th,
    tr:last-child > td {
      border-bottom: 0;

      &:first-child {
        border-end-start-radius: ${inner};
      }

      &:last-child {
        border-end-end-radius: ${inner};
      }
    }
  }
`;
