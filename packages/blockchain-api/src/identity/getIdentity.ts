import type { Identity } from '@latchkit/core/ports'
import { isWebUrl, safeImageUrl } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { request } from '../request.js'
import { identityResponseSchema } from './identitySchema.js'

/**
 * `GET /v1/identity/{address}`: fetches the name and the image of an EVM address. The response is untrusted input: an unsafe
 * URL is left out.
 */
export async function getIdentity(
  backend: Backend,
  { address, sender }: { readonly address: string; readonly sender?: string | undefined },
  signal: AbortSignal,
): Promise<Identity> {
  return request(backend, {
    path: `/v1/identity/${encodeURIComponent(address)}`,
    query: { sender },
    signal,
    parse(body) {
      const { name, avatar } = identityResponseSchema.parse(body)
      // `safeImageUrl` also accepts `data:` URLs.
      const image = avatar !== null && isWebUrl(avatar) ? safeImageUrl(avatar) : undefined
      return { ...(name && { name }), ...(image !== undefined && { avatar: image }) }
    },
  })
}
