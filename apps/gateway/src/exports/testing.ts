export { type AuthenticatorOverrides, createAuthenticator } from '../testing/createAuthenticator.js'
