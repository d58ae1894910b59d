/** Accounts need no sign-in at a server. */
export const signIn = {}
