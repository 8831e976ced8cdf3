/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor has asked to save data, or the connection is very slow: nothing is loaded in advance then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
