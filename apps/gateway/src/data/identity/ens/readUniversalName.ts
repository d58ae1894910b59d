import { type Hex, isNodeError } from '../../accountData/evm/callContracts.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import type { ReadOffchain } from './createOffchainReader.js'
import type { EnsName } from './readEnsName.js'

/** Where the universal resolver of ENS is, and how servers of names are asked. */
export type UniversalPlace = {
  /** Address of the universal resolver (ENSIP-23). */
  readonly universalResolver: Hex
  readonly readOffchain: ReadOffchain
}

/**
 * Reads the primary name of an account with the universal resolver, which the kit asks for recipients: it also finds names that only the
 * resolver of a parent knows (ENSIP-10), and default names (ENSIP-19). It verifies that the name resolves to the account, with the
 * answers of servers outside the chain (ERC-3668).
 *
 * @param account EVM address in lower case.
 * @returns `undefined` without a verified name. The name can be one that is not in its normal form.
 * @throws SourceError if the node or a server of the name fails.
 * @see https://docs.ens.domains/ensip/10
 */
export async function readUniversalName(
  node: NodeReader,
  account: Hex,
  { universalResolver: universalResolverAddress, readOffchain }: UniversalPlace,
): Promise<EnsName | undefined> {
  const [{ createPublicClient, custom }, { getEnsName, getEnsText }] = await Promise.all([
    import('viem'),
    import('viem/ens'),
  ])
  let failure: SourceError | undefined
  const keepFailure = (error: unknown): never => {
    if (error instanceof SourceError) failure = error
    throw error
  }

  const client = createPublicClient({
    ccipRead: { request: (lookup) => readOffchain(lookup).catch(keepFailure) },
    transport: custom(
      {
        async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
          const { kind, json } = await node
            .call(method, Array.isArray(params) ? params : [])
            .catch(keepFailure)
          const value = JSON.parse(json)
          if (kind === 'result') return value
          if (isNodeError(value)) keepFailure(new SourceError('the node answers eth_call with an error'))
          // viem reads the data of the revert.
          throw Object.assign(new Error('the call fails'), { code: value.code, data: value.data })
        },
      },
      { retryCount: 0 },
    ),
  })

  async function attempt<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read()
    } catch (error) {
      // Any other error is one of a contract, which can be any: it gives no name.
      if (failure) throw failure
      if (error instanceof Error) return undefined
      throw error
    }
  }

  const name = await attempt(() => getEnsName(client, { address: account, universalResolverAddress }))
  if (failure) throw failure
  if (!name) return undefined
  const avatar = await attempt(() => getEnsText(client, { name, key: 'avatar', universalResolverAddress }))
  return { name, avatar: avatar ?? '' }
}
