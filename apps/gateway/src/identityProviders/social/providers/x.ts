import * as z from 'zod/mini'
import type { OAuthDefinition } from './ProviderDefinition.js'

const userSchema = z.object({
  data: z.object({ id: z.string().check(z.regex(/^\d{1,32}$/)), username: z.string() }),
})

/**
 * X. `/2/users/me` needs both scopes. X does not state to which client a token was issued, so `verify` accepts the tokens of all
 * clients: see the section "Login frame" of `SECURITY.md`.
 */
export const x: OAuthDefinition = {
  type: 'oauth',
  endpoints: {
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    userInfo: 'https://api.x.com/2/users/me',
  },
  scope: 'users.read tweet.read',
  clientAuthentication: 'header',
  readIdentity(body) {
    const { data } = userSchema.safeParse(body)
    return data && { subject: data.data.id, userName: data.data.username }
  },
}
