import * as z from 'zod/mini'
import { providerMessageType } from '../social/providerMessageType.js'
import type { RedirectLogin } from '../social/RedirectLogin.js'
import { readState } from '../social/readState.js'
import { toRedirectUrl } from '../social/toRedirectUrl.js'

/** A login with an account of a provider that this instance of the frame has begun. */
export type ProviderLogin = {
  /** The address at the provider. */
  readonly uri: string
  /** The origin of the app, as the browser states it. */
  readonly origin: string
} & Pick<RedirectLogin, 'key'>

/** A message to this window. */
export type ProviderMessage = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'isTrusted' | 'ports'>

/** The last login with a provider that this instance of the frame has begun, and the response to it. */
export type ProviderLogins = {
  /** Expects the response to a login, in place of the last one. */
  expect(login: ProviderLogin): void
  /** Accepts the response to the expected login from a page of the frame's own origin, and answers with the origin of the app. */
  receive(message: ProviderMessage): void
  /**
   * Returns the address with the response, for the address that the app has received; undefined if there is none. One that passed through the app
   * is encrypted, for the vault.
   */
  find(resultUri: string): string | undefined
  /** Returns the address with which the expected login takes place in the window of the app; undefined if there is none. */
  getRedirectUrl(returnUrl: string): Promise<string | undefined>
}

const schema = z.object({
  type: z.literal(providerMessageType),
  // A code of 4096 characters and a state of 1024, encoded.
  uri: z.string().check(z.maxLength(16_384)),
})

/** @param ownOrigin The origin of the frame. */
export function createProviderLogins(ownOrigin: string): ProviderLogins {
  let expected: (ProviderLogin & { readonly state: string }) | undefined
  let response: string | undefined

  return {
    expect(login) {
      const state = parseState(login.uri)
      expected = state === null ? undefined : { ...login, state }
      response = undefined
    },
    receive({ data, origin, isTrusted, ports }) {
      if (!isTrusted || origin !== ownOrigin) return
      const { success, data: message } = schema.safeParse(data)
      if (!success || !expected || parseState(message.uri) !== expected.state) return
      response = message.uri
      ports[0]?.postMessage(expected.origin)
    },
    find(resultUri) {
      if (!URL.canParse(resultUri)) return undefined
      if (new URL(resultUri).searchParams.has('sealed')) return resultUri
      return expected && parseState(resultUri) === expected.state ? response : undefined
    },
    async getRedirectUrl(returnUrl) {
      if (!expected) return undefined
      const { uri, key } = expected
      return toRedirectUrl(ownOrigin, uri, { returnUrl, key })
    },
  }
}

function parseState(uri: string): string | null {
  return URL.canParse(uri) ? readState(new URL(uri)) : null
}
