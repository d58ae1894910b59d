import * as z from 'zod/mini'
import { requestJson } from '../../data/sources/requestJson.js'
import type { LiveCheck, LiveService } from './LiveCheck.js'

const metadataSchema = z.looseObject({
  issuer: z.string(),
  id_token_signing_alg_values_supported: z.optional(z.array(z.string())),
})
type Metadata = z.output<typeof metadataSchema>

/** Where each provider publishes its metadata. GitHub and X publish none. */
const published = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
  facebook: 'https://www.facebook.com',
  discord: 'https://discord.com',
} as const

/** The services of logins. None needs a key for what is checked here. */
export const loginServices: Readonly<Record<'farcaster' | 'openId', LiveService>> = {
  farcaster: {
    variables: {},
    async createChecks({ url: relayUrl }) {
      const { createFarcasterRelay } = await import(
        '../../identityProviders/farcaster/createFarcasterRelay.js'
      )
      // The node is asked when a login ends, which needs a user.
      const relay = createFarcasterRelay(
        { relayUrl, rpcUrl: 'https://mainnet.optimism.io' },
        'https://frame.example.net',
      )
      let token: string | undefined
      return [
        [
          'channel',
          async () => {
            const channel = await relay.createChannel('latchkitlivecheck')
            token = channel.token
            return `opened at ${new URL(channel.url).host}`
          },
        ],
        [
          'state',
          async () => {
            if (token === undefined) throw new Error('there is no channel')
            const { state } = await relay.readState(token)
            if (state !== 'pending') throw new Error(`a new channel is ${state}`)
            return state
          },
        ],
      ]
    },
  },
  openId: {
    variables: {},
    async createChecks({ url }) {
      const [{ providerDefinitions }, { idTokenAlgorithms }] = await Promise.all([
        import('../../identityProviders/social/providers/providerDefinitions.js'),
        import('../../identityProviders/social/createOpenIdProvider.js'),
      ])
      return Object.entries(published).map(([id, server]): LiveCheck => {
        const definition = providerDefinitions[id]
        return [
          id,
          async (signal) => {
            if (!definition) throw new Error('the provider is unknown')
            const place = url === undefined ? server : `${url}/${id}`
            const { status, value } = await requestJson({
              ...{ url: new URL(`${place}/.well-known/openid-configuration`), signal },
            })
            const { data } = metadataSchema.safeParse(value)
            if (status !== 200 || !data) throw new Error(`no metadata (status ${status})`)
            const algorithms = data.id_token_signing_alg_values_supported
            if (definition.type === 'openid' && !algorithms?.some((name) => idTokenAlgorithms.includes(name)))
              throw new Error(`ID tokens are signed with ${algorithms?.join(', ')}, which is not accepted`)
            const own = definition.type === 'oauth' ? toMetadata(definition) : definition.server
            return compareMetadata(typeof own === 'string' ? { issuer: own } : own, data)
          },
        ]
      })
    },
  },
}

/** The fields of a definition without ID tokens that metadata can have. */
const toMetadata = ({
  issuer,
  endpoints,
}: {
  readonly issuer?: string
  readonly endpoints: { readonly token: string }
}) => ({ ...(issuer && { issuer }), token_endpoint: endpoints.token })

/** Compares what the code has with what a provider publishes. A field that it does not publish cannot differ. */
function compareMetadata(own: Readonly<Record<string, unknown>>, found: Metadata): string {
  const names = Object.keys(own).filter((name) => name in found && !isSameEndpoint(own[name], found[name]))
  if (names.length > 0)
    throw new Error(
      names.map((name) => `${name} is ${String(found[name])}, not ${String(own[name])}`).join(', '),
    )
  return `${Object.keys(own)
    .filter((name) => name in found)
    .join(', ')} as in the code`
}

/** Facebook writes its host without `www`, and paths with a slash at their end. */
function isSameEndpoint(own: unknown, found: unknown): boolean {
  const normalize = (value: unknown) => String(value).replace('://www.', '://').replace(/\/$/, '')
  return normalize(own) === normalize(found)
}
