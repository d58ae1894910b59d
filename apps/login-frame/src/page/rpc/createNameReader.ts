import * as z from 'zod/mini'
import { joinSignals } from './joinSignals.js'

/** Reads the name of an account from the gateway of the operator. Never rejects because of a name: `undefined` without one. */
export type NameReader = (address: string, signal: AbortSignal) => Promise<string | undefined>

/** The part that is read of the response of `GET /v1/identity/{address}`. */
const identitySchema = z.object({ name: z.nullable(z.string()) })
/** The user waits for the view, which is complete without a name. */
const timeoutMs = 2_000
/** A name in another script can look like the name of someone else, so that its account is displayed by its address. */
const displayedName = /^(?=.{1,64}$)[a-z\d-]+(?:\.[a-z\d-]+)+$/

/**
 * Creates the access to the names of accounts on EVM chains: ENS, and the names that the gateway registers. It asks the gateway of the
 * configuration only, which returns a name if it resolves to the account: an app must not decide how a recipient is called.
 */
export function createNameReader(
  identityUrl: string | undefined,
  projectId: string,
  fetch: typeof globalThis.fetch,
): NameReader {
  return async (address, signal) => {
    if (identityUrl === undefined || !/^0x[\da-f]{40}$/i.test(address)) return undefined
    const url = new URL(identityUrl)
    url.pathname += `/${address}`
    url.searchParams.set('projectId', projectId)
    try {
      const answer: unknown = await joinSignals([signal, AbortSignal.timeout(timeoutMs)], async (joined) => {
        const response = await fetch(url, {
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          signal: joined,
        })
        return response.ok ? response.json() : undefined
      })
      const name = identitySchema.safeParse(answer).data?.name ?? ''
      return displayedName.test(name) ? name : undefined
    } catch {
      signal.throwIfAborted()
      return undefined
    }
  }
}
