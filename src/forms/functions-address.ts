/** Base URL of the form functions; empty for the site's own origin. */
export const functionsAddress = import.meta.env.VITE_FUNCTIONS_URL ?? '';
