/** The cases of a parametrised test as a table: on each line what is given, an arrow, and what follows. @param {string} table @returns {string[][]} */
export const casesIn = (table) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' → ').map((cell) => cell.trim()));
