import { css, styled } from 'styled-components';
import { color, invalidBorder, media, motion, radius, space, text, width } from '@venue/shared/ui/theme';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  min-width: 0;
`;

export const Label = styled.label`
  ${text.ui}
  font-weight: 600;
  color: ${color.ink};
`;

export const Optional = styled.span`
  font-weight: 420;
  color: ${color.ink3};
`;

export const Error = styled.p`
  ${text.small}
  display: flex;
  gap: ${space.s4};
  align-items: flex-start;
  padding-top: ${space.s4};
  color: ${color.bad};
  font-weight: 600;
`;

const control = css`
  ${text.input}
  width: 100%;
  min-height: 3rem;
  padding: ${space.s8} ${space.s12};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background-color: ${color.surface};
  color: ${color.ink};
  ${media.motion} {
    transition: border-color ${motion.press};
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink2};
    }
  }
  &::placeholder {
    color: ${color.ink3};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    ${invalidBorder}
  }
  &:disabled {
    border-color: ${color.line};
    background-color: ${color.sunken};
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${color.ink};
    outline-offset: 2px;
  }
`;

export const Input = styled.input`
  ${control}
  &[type='date'],
  &[type='time'],
  &[type='number'] {
    font-variant-numeric: tabular-nums;
  }
  &[type='search']::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 7rem;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

export const SelectBox = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space.s12};
    margin-block: auto;
    color: ${color.ink2};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  ${control}
  padding-inline-end: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;
  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

export const SearchBox = styled.span`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space.s12};
    margin-block: auto;
    color: ${color.ink3};
    pointer-events: none;
  }
  > input {
    padding-inline-start: 2.5rem;
  }
`;

export const CheckLabel = styled.label`
  ${text.ui}
  display: flex;
  gap: ${space.s12};
  align-items: flex-start;
  min-height: ${width.touch};
  padding-block: ${space.s12};
  color: ${color.ink};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;

export const Check = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  accent-color: ${color.primary};
  cursor: inherit;
`;

export const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space.s8};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${text.ui}
  padding: 0 0 ${space.s8};
  font-weight: 600;
`;
