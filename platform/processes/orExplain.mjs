/** Runs a command; when it fails, this process ends with the error's message and without its stack. */
export async function orExplain(command) {
  try {
    await command();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
