import type { Latchkit } from '../../engine/latchkit.js'
import { untilDestroyed } from '../../engine/untilDestroyed.js'
import { ConfigError } from '../../foundation/errors/config.js'
import { NameChangeError } from '../../foundation/errors/names.js'
import { AbortedError } from '../../foundation/errors/wallet.js'
import type { NameRegistry, SignedNameRequest } from '../../ports/NameRegistry.js'
import { getSigningSession } from '../request/getSigningSession.js'
import { signMessage } from '../request/signMessage.js'
import { toCoinType } from './rules.js'
import { toReason } from './toReason.js'

/**
 * Asks the wallet once to sign a change of a name, with the current time, and sends it to the server once.
 *
 * @throws `UserRejectedError`; `NameChangeError` with the first reason of the server; `AbortedError` if `signal` aborts before the
 * wallet has signed
 */
export async function signNameChange<T>(
  kit: Latchkit,
  parameters: {
    readonly name: string
    /** What the account signs, besides the time. */
    readonly change: object
    readonly send: (
      registry: NameRegistry,
      signed: SignedNameRequest & { readonly name: string },
    ) => Promise<T>
    readonly signal?: AbortSignal | undefined
  },
): Promise<T> {
  const { name, change, send, signal } = parameters
  const { dataApi, clock } = kit.internal
  if (!dataApi?.loadNames) throw new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' })
  const { accounts, chainId } = getSigningSession(kit, 'eip155')
  const { address } = accounts[0]
  const coinType = toCoinType(chainId)
  const message = JSON.stringify({ ...change, timestamp: Math.floor(clock.now() / 1_000) })
  const signature = await signMessage(kit, { message, namespace: 'eip155', signal })
  if (signal?.aborted) throw new AbortedError()
  try {
    const registry = await dataApi.loadNames()
    // From here on it can have changed the name, so the caller cannot cancel it.
    return await untilDestroyed(kit, (either) =>
      send(registry, { name, message, signature, coinType, address, signal: either }),
    )
  } catch (cause) {
    if (cause instanceof AbortedError) throw cause
    throw new NameChangeError({ name, reason: toReason(cause), cause })
  }
}
