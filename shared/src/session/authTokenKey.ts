/** Key in local storage: the bearer token as a bare string. It belongs to the person and goes with them. */
export const AUTH_TOKEN_KEY = 'authToken';
