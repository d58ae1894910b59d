/** Users log in with a wallet only. */
export const login = {}
