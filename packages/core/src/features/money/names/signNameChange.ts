import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NameChangeError } from '../../../foundation/errors/names.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { NameChange, NameRegistry, SignedNameChange } from '../../../ports/NameRegistry.js'
import { signTypedData } from '../../wallet/request/evm/signTypedData.js'
import { getSigningSession } from '../../wallet/request/getSigningSession.js'
import { toCoinType } from './rules.js'
import { toReason } from './toReason.js'

/**
 * Asks the server for a nonce, the wallet once to sign a change of a name with it, and sends it to the server once.
 *
 * @throws `UserRejectedError`; `NameChangeError` with the first reason of the server; `AbortedError` if `signal` aborts before the
 * wallet has signed
 */
export async function signNameChange<T>(
  kit: Latchkit,
  parameters: {
    readonly change: NameChange
    readonly send: (
      registry: NameRegistry,
      signed: SignedNameChange & { readonly name: string },
    ) => Promise<T>
    readonly signal?: AbortSignal | undefined
  },
): Promise<T> {
  const { change, send, signal } = parameters
  const { name } = change
  const { dataApi } = kit.internal
  if (!dataApi?.loadNames) throw new ConfigError({ path: 'dataApi', reason: 'must be set, and have names' })
  const { accounts, chainId } = getSigningSession(kit, 'eip155')
  const { address } = accounts[0]
  const coinType = toCoinType(chainId)
  const registry = await dataApi.loadNames()
  const typedData = await signOrThrow(name, () =>
    untilDestroyed(
      kit,
      (either) => registry.prepareChange({ change, address, chainId, signal: either }),
      signal,
    ),
  )
  const signature = await signTypedData(kit, { ...typedData, signal })
  if (signal?.aborted) throw new AbortedError()
  // From here on it can have changed the name, so the caller cannot cancel it.
  return signOrThrow(name, () =>
    untilDestroyed(kit, (either) =>
      send(registry, { name, typedData, signature, coinType, address, signal: either }),
    ),
  )
}

async function signOrThrow<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof AbortedError) throw cause
    throw new NameChangeError({ name, reason: toReason(cause), cause })
  }
}
