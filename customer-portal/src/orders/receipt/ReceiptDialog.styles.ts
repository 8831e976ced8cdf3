import { createGlobalStyle, styled } from 'styled-components';

/** While a receipt is open, the printer gets its sheet and nothing else. */
export const OnlyTheSheet = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    html, body { overflow: visible !important; min-height: 0 !important; background: #fff !important; }
    body > :not([data-print-sheet]) { display: none !important; }
  }
`;

/** On paper only, and black on white whatever the theme. */
export const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    max-width: 32rem;
    color: #000;
    * {
      border-color: #777 !important;
      color: #000 !important;
    }
  }
`;
