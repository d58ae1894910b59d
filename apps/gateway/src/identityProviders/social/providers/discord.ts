import * as z from 'zod/mini'
import type { OAuthDefinition } from './ProviderDefinition.js'

const authorizationSchema = z.object({
  application: z.object({ id: z.string() }),
  user: z.object({
    id: z.string().check(z.regex(/^\d{1,32}$/)),
    username: z.string(),
    global_name: z.nullish(z.string()),
  }),
})

/**
 * Discord. It documents OAuth 2.0 for logins, but neither ID tokens nor their nonce. `/oauth2/@me` states the client to which the token
 * was issued.
 */
export const discord: OAuthDefinition = {
  type: 'oauth',
  issuer: 'https://discord.com',
  endpoints: {
    authorization: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    userInfo: 'https://discord.com/api/v10/oauth2/@me',
  },
  scope: 'identify',
  clientAuthentication: 'header',
  readIdentity(body, _headers, clientId) {
    const { data } = authorizationSchema.safeParse(body)
    if (data?.application.id !== clientId) return undefined
    const { id, username, global_name: name } = data.user
    return { subject: id, userName: name ?? username }
  },
}
