import type { OpenIdDefinition } from './ProviderDefinition.js'

/** Google. Only its ID tokens state whether the address is verified. */
export const google: OpenIdDefinition = {
  type: 'openid',
  server: 'https://accounts.google.com',
  scope: 'openid email profile',
}
