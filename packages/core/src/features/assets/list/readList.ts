import type { Latchkit } from '../../../engine/latchkit.js'
import { untilDestroyed } from '../../../engine/untilDestroyed.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { findListAccount } from './findListAccount.js'
import { hasList } from './getListSubject.js'
import type { AnyList, ListDefinition } from './types.js'

/** The account of a list: the account of `namespace`, default the active one, on the chain of its session; or any on a chain. */
export type ListAccount =
  | {
      readonly namespace?: ChainNamespace | undefined
      readonly address?: undefined
      readonly chainId?: undefined
    }
  | { readonly namespace?: undefined; readonly address: string; readonly chainId: CaipNetworkId }

type Parameters = ListAccount & {
  readonly cursor?: string | undefined
  readonly force?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads one page of a list, and keeps nothing.
 *
 * @throws `NotConnectedError`; the error of the definition; `AbortedError` as soon as `signal` aborts or the kit is destroyed.
 */
export async function readList<List extends AnyList, Page>(
  kit: Latchkit,
  definition: ListDefinition<List, Page>,
  parameters: Parameters,
): Promise<Page> {
  const { internal, config } = kit
  const { namespaces, toError, load, cleanName } = definition
  const { cursor, force, signal: abort } = parameters
  const { address, chainId } =
    parameters.address === undefined
      ? findListAccount(kit, definition, parameters.namespace ?? getActiveNamespace(kit.getState()))
      : parameters
  const network = config.networkOf(chainId)?.name ?? chainId
  if (namespaces && !hasList(chainId, config, namespaces)) throw toError({ network })
  try {
    return await untilDestroyed(
      kit,
      async (signal) => {
        // Loaded here, because most users never open their account.
        const { read } = await load()
        const page = { ...(cursor !== undefined && { cursor }), ...(force && { force }) }
        return read({ ...internal, cleanName }, { chainId, address, ...page, signal })
      },
      abort,
    )
  } catch (cause) {
    throw cause instanceof AbortedError ? cause : toError({ network, cause })
  }
}
