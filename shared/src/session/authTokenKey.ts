/** Local storage key of the bearer token, a bare string. It is removed when the person signs out. */
export const AUTH_TOKEN_KEY = 'authToken';
