import { createGlobalStyle, styled } from 'styled-components';

/** Black on white in either theme. */
export const Sheet = styled.div`
  display: none;
  @media print {
    display: block;
    color: #000;
    * {
      color: #000 !important;
    }
  }
`;

export const HideRestOfPage = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    html, body { overflow: visible !important; min-height: 0 !important; background: #fff !important; }
    body > :not([data-print-sheet]) { display: none !important; }
  }
`;
