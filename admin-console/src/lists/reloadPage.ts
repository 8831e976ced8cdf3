/** Spec 2: Try Again reloads the page. */
export const reloadPage = () => window.location.reload();
