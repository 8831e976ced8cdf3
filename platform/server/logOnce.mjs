/** Logs each text once, however often it is true. @param {(text: string) => void} log @returns {(text: string) => void} */
export function logOnce(log) {
  const logged = new Set();
  return (text) => {
    if (!logged.has(text)) log(text);
    logged.add(text);
  };
}
