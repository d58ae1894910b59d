import * as z from 'zod/mini'
import type { OAuthDefinition } from './ProviderDefinition.js'

const userSchema = z.object({ id: z.int().check(z.positive()), login: z.string() })

/**
 * GitHub. The login name can be changed and used by someone else later, so the subject is the numeric id. Without a secret, only the
 * response header `x-oauth-client-id` states the client to which a token was issued. It exists for tokens of OAuth apps, so the client
 * must be one.
 */
export const github: OAuthDefinition = {
  type: 'oauth',
  issuer: 'https://github.com/login/oauth',
  endpoints: {
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    userInfo: 'https://api.github.com/user',
  },
  // The id and the login name are public.
  scope: '',
  clientAuthentication: 'body',
  readIdentity(body, headers, clientId) {
    const { data } = userSchema.safeParse(body)
    if (!data || headers.get('x-oauth-client-id') !== clientId) return undefined
    return { subject: String(data.id), userName: data.login }
  },
}
