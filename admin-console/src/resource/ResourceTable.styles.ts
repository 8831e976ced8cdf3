import { media, text, theme } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';
import type { Column } from './resource';

const { color, layer, radius, space, width } = theme;

type Kind = Column<never>['kind'] | 'choice' | 'actions';

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

export const Table = styled.table`
  ${text.adminRow}
  width: 100%;
  border-spacing: 0;
  color: ${color.ink};

  ${media.below1024} {
    font-size: 0.85rem;
  }
`;

const place = css<{ $kind: Kind }>`
  width: ${({ $kind }) => ($kind === 'choice' ? '2.75rem' : 'auto')};
  text-align: ${({ $kind }) => ($kind === 'number' || $kind === 'actions' ? 'end' : 'start')};
  white-space: ${({ $kind }) => ($kind === 'text' || $kind === 'name' ? 'normal' : 'nowrap')};
  padding-inline: ${({ $kind }) => ($kind === 'choice' ? 0 : '0.25rem')};

  ${media.from1024} {
    padding-inline: ${({ $kind }) => ($kind === 'choice' ? 0 : space.s12)};
  }

  /* the actions stay in reach while the rest scrolls */
  ${({ $kind }) =>
    $kind === 'actions' &&
    css`
      ${media.below1024} {
        position: sticky;
        inset-inline-end: 0;
        z-index: ${layer.raised};
      }
    `}
`;

export const Head = styled.th.attrs({ scope: 'col' })<{ $kind: Kind }>`
  ${text.small}
  ${place}
  height: 2.75rem;
  padding-block: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.ink2};
  font-weight: 620;

  &:first-child {
    border-start-start-radius: calc(${radius.card} - 1px);
  }

  &:last-child {
    border-start-end-radius: calc(${radius.card} - 1px);
  }

  ${media.from1024} {
    position: sticky;
    top: ${width.header};
    z-index: ${layer.raised};
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: ${space.s4};
  align-items: center;
  min-height: ${width.touch};
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;

  svg {
    opacity: 0;
  }

  /* digits and their head end on one line */
  &[data-kind='number'] {
    flex-direction: row-reverse;
  }

  &:focus-visible svg,
  &[data-sorted] svg {
    opacity: 1;
  }

  &[data-sorted] {
    color: ${color.ink};
  }

  ${media.hover} {
    &:hover svg {
      opacity: 1;
    }
  }
`;

export const Row = styled.tr`
  > * {
    background: ${color.surface};
  }

  &[data-chosen] > * {
    background: ${color.primaryTint};
  }

  ${media.hover} {
    &:hover:not([data-chosen]) > * {
      background: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
    }
  }

  &:last-child > :first-child {
    border-end-start-radius: calc(${radius.card} - 1px);
  }

  &:last-child > :last-child {
    border-end-end-radius: calc(${radius.card} - 1px);
  }
`;

export const Cell = styled.td<{ $kind: Kind }>`
  ${place}
  height: 3rem;
  padding-block: ${space.s4};
  border-bottom: 1px solid ${color.line};
  font-weight: ${({ $kind }) => ($kind === 'name' ? 620 : 'inherit')};

  tr:last-child > & {
    border-bottom: 0;
  }
`;

export const ChoiceLabel = styled.label`
  display: grid;
  place-items: center;
  width: ${width.touch};
  height: ${width.touch};
  cursor: pointer;

  input {
    width: 1.15rem;
    height: 1.15rem;
    accent-color: ${color.primary};
    cursor: inherit;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  justify-content: flex-end;

  ${media.from1024} {
    flex-wrap: nowrap;
  }
`;
