import { createGlobalStyle, styled } from 'styled-components';

/** Paper, not screen: black on white, in points. */
export const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    font:
      10pt/1.4 Arial,
      sans-serif;

    h1 {
      font:
        700 14pt/1.3 Arial,
        sans-serif;
    }

    table {
      width: 100%;
      margin-top: 8pt;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 4pt;
      border: 0.5pt solid #000;
      text-align: start;
      vertical-align: top;
      white-space: pre-line;
    }

    tr {
      break-inside: avoid;
    }
  }
`;

export const OnlyThisIsPrinted = createGlobalStyle`
  @media print {
    body { background: #fff; }
    body > :not([data-on-paper]) { display: none !important; }
  }
`;
