import { styled } from 'styled-components';

/** Paper, not screen: its measures are points. */
export const List = styled.div`
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
`;
