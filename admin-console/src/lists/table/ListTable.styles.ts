import { color, media, radius, space, text, width } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';
import { actions, body, head, tightestTable, tightTable } from './tableParts';

/** A new page begins at its top: see `ListTable`. */
export const TableSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  min-width: 0;
  container-type: inline-size;

  /* the bar for several rows must not cover what the keyboard comes to (elements by name: see "body") */
  &[data-under-bar] {
    a,
    button,
    input,
    select {
      scroll-margin-block-end: 10rem;

      ${media.from720} {
        scroll-margin-block-end: 6.5rem;
      }
    }
  }
`;

/**
 * No scroll container: inside one the table's head could not stick below the header of the page. But where text is larger
 * than media queries know, a wide table scrolls in its frame and not the page.
 */
export const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.from1024} {
    @container (max-width: 58rem) {
      overflow-x: auto;
    }
  }

  /* into the page's gutter, so that every column has room */
  ${tightTable} {
    margin-inline: calc(-1 * ${space.s12});
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

  ${tightTable} {
    font-size: 0.85rem;
  }

  ${tightestTable} {
    font-size: 0.8125rem;

    /* a badge's dot; its word and its colour stay */
    td [data-tint]::before {
      display: none;
    }
  }

  th,
  td {
    padding: 0 ${space.s12};
    border-bottom: 1px solid ${color.line};
    background: ${color.surface};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;

    ${tightTable} {
      padding-inline: 0.3rem;
    }

    &:first-child {
      padding-inline-start: ${space.s12};
    }
  }

  [data-kind='number'],
  [data-kind='actions'] {
    text-align: end;
    white-space: nowrap;
  }

  [data-kind='text'],
  [data-kind='name'] {
    white-space: normal;
  }

  /* so that one of two long texts does not leave the other a word a line */
  tbody [data-kind='text'],
  tbody [data-kind='name'] {
    max-width: 26rem;
  }

  /* a word that no column is wide enough for */
  [data-long] {
    min-width: 6.5rem;
    max-width: 16rem;
    white-space: normal;
    overflow-wrap: anywhere;

    ${tightTable} {
      max-width: 9rem;
    }

    > * {
      white-space: normal;
    }
  }

  [data-kind='selection']:first-child {
    width: ${width.touch};
    padding-inline-end: 0;

    ${tightTable} {
      padding-inline-start: 0;
    }
  }

  ${tightTable} {
    [data-kind='number'] + :is([data-kind='status'], [data-kind='text']) {
      padding-inline-start: ${space.s8};
    }

    td [data-tint] {
      padding-inline: 0.4rem;
    }

    [data-kind='actions'] {
      padding-inline-end: ${space.s8};
    }
  }

  ${actions}
  ${head}
  ${body}

  [data-kind='selection'] label {
    display: grid;
    place-items: center;
    width: ${width.touch};
    height: ${width.touch};
    cursor: pointer;
  }

  [data-kind='selection'] input {
    width: 1.15rem;
    height: 1.15rem;
    accent-color: ${color.primary};
    cursor: inherit;
  }
`;
