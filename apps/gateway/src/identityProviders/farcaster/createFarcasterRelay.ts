import type { FarcasterProof } from '@latchkit/login-api'
import * as z from 'zod/mini'
import { toSafeText } from '../../foundation/toSafeText.js'
import { isProviderUrl } from '../social/isProviderUrl.js'
import { SocialProviderError } from '../social/SocialProviderError.js'
import type { FarcasterSettings } from './FarcasterSettings.js'

/** A request of a login at the relay. */
export type FarcasterChannel = {
  /** Secret with which its state is read. It is in the URL, too. */
  readonly token: string
  /** Opened in the user's Farcaster app. */
  readonly url: string
}

/** State of a channel. `ended`: the relay has no such channel, because it has expired, or its user has declined. */
export type ChannelState =
  | { readonly state: 'pending' | 'ended' }
  | {
      readonly state: 'completed'
      /** Not verified. */
      readonly proof: FarcasterProof
      /** Statement of the relay, for display only. */
      readonly userName: string | undefined
    }

/**
 * The relay between the login service and the user's Farcaster app. Nothing that it states is trusted. Each rejects with a
 * `SocialProviderError`.
 */
export type FarcasterRelay = {
  readonly createChannel: (nonce: string) => Promise<FarcasterChannel>
  readonly readState: (token: string) => Promise<ChannelState>
}

const publicRelay = 'https://relay.farcaster.xyz'
const timeoutMs = 10_000

const channelSchema = z.object({
  channelToken: z.string().check(z.regex(/^[\w.-]{8,256}$/)),
  url: z.string().check(z.maxLength(2048), z.refine(isProviderUrl)),
})
const stateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({
    state: z.literal('completed'),
    message: z.string().check(z.minLength(1), z.maxLength(4096)),
    signature: z.string().check(z.maxLength(8194), z.regex(/^0x(?:[0-9a-fA-F]{2})+$/)),
    username: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  }),
])

/** @param frameOrigin Origin of the login frame, which the user's app displays. */
export function createFarcasterRelay(
  { relayUrl = publicRelay, rpcUrl }: FarcasterSettings,
  frameOrigin: string,
): FarcasterRelay {
  let client: ReturnType<typeof createClient> | undefined
  const getClient = () => {
    client ??= createClient(relayUrl.replace(/\/+$/, ''), rpcUrl)
    return client
  }
  return {
    async createChannel(nonce) {
      const { createChannel } = await getClient()
      const answer = await withTimeout(
        createChannel({
          siweUri: frameOrigin,
          domain: new URL(frameOrigin).host,
          nonce,
          // A key that an app has registered must not open a wallet: only the account that holds the FID.
          acceptAuthAddress: false,
        }),
      )
      const { data } = channelSchema.safeParse(answer.isError ? undefined : answer.data)
      if (!data) throw createUnavailableError(answer.error)
      return { token: data.channelToken, url: data.url }
    },
    async readState(channelToken) {
      const { status: readStatus } = await getClient()
      const answer = await withTimeout(readStatus({ channelToken }))
      const status = answer.isError ? 0 : answer.response.status
      if (status === 401 || status === 404 || status === 410) return { state: 'ended' }
      const { data } = stateSchema.safeParse(answer.isError ? undefined : answer.data)
      if (!data) throw createUnavailableError(answer.error)
      if (data.state === 'pending') return { state: data.state }
      const { message, signature, username } = data
      return {
        state: data.state,
        proof: { type: 'farcaster', message, signature: `0x${signature.slice(2).toLowerCase()}` },
        userName: username ? toSafeText(username) : undefined,
      }
    },
  }
}

/** The package loads all chains of viem, which takes most of a second: gateways without this login start without it. */
async function createClient(relay: string, rpcUrl: string) {
  const { createAppClient, viemConnector } = await import('@farcaster/auth-client')
  return createAppClient({ relay, ethereum: viemConnector({ rpcUrl }) })
}

/** The client has no timeout of its own. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createUnavailableError()), timeoutMs)
  })
  try {
    return await Promise.race([answer, expiry])
  } finally {
    clearTimeout(timer)
  }
}

const createUnavailableError = (cause?: unknown) => new SocialProviderError('unavailable', 'relay', { cause })
