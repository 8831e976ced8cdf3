/** Lets the browser answer the visitor and draw before the next part runs. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Evaluates the application's parts one after the other: in one go, they block a slow phone's main thread for most of a
 * second. All of them are in the files that every page names, since one that is only named here would cost a round trip.
 */
async function main() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await pause();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  await start();
}

void main();
