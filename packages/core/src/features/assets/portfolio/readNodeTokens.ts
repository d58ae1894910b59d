import { encodeBalanceOf } from '../../../chains/evm/transferData.js'
import type { KitContext } from '../../../engine/types.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { namespaceOf } from '../../../foundation/schema/caip.js'
import type { ListedToken, Network } from '../../../foundation/schema/network.js'
import type { Adapter } from '../../../ports/Adapter.js'
import type { AccountBalances, TokenBalance } from '../../../ports/DataApi.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { BalanceSubject } from '../balance/types.js'
import { toListedToken } from './toListedToken.js'
import type { TokenList } from './types.js'

/** Tokens of a network that are read. Here, because the limits load with the page. */
const tokensMax = 500

/** The balances that the nodes know. */
type NodeBalances = AccountBalances & Required<Pick<TokenList, 'isPartial'>>

type Query = { readonly address: string; readonly network: Network; readonly signal: AbortSignal }

/** Reads the amount of a token in base units; `undefined` if the network has no such token. */
type ReadAmount = (token: ListedToken) => Promise<bigint | undefined>

/**
 * Reads the native token of an account, and the tokens that the app lists in its network, from the nodes of the network. The native token is
 * there with an amount of 0 too. Prices, and tokens that the app does not list, stay unknown. On EVM chains the calls are combined by
 * Multicall3.
 *
 * @see https://www.multicall3.com
 * @throws `RpcRequestError`, or `AbortedError`; `TypeError` for a chain that is not configured
 */
export async function readNodeTokens(
  { adapterOf, config }: Pick<KitContext, 'adapterOf' | 'config'>,
  { address, chainId, signal }: BalanceSubject & { readonly signal: AbortSignal },
): Promise<NodeBalances> {
  const network = config.networkOf(chainId)
  const namespace = namespaceOf(chainId)
  const adapter = adapterOf(namespace)
  if (!network || !adapter) throw new TypeError(`No adapter or no network is configured for ${chainId}`)
  const query = { address, network, signal }
  const readAmount = network.tokens?.length ? await createReader(adapter, query) : undefined
  const listed = (network.tokens ?? [])
    .slice(0, tokensMax)
    .flatMap((token) => toListedToken(token, namespace) ?? [])
  const [amount, ...tokens] = await Promise.all([
    adapter.getBalance(query),
    ...(readAmount ? listed.map((token) => toBalance(token, readAmount, network)) : []),
  ])
  const native = { chainId, ...network.nativeCurrency, amount }
  return { balances: [native, ...tokens.flat()], isUnpriced: true, isPartial: true }
}

/** Returns no balance for a token that the account does not own. */
async function toBalance(
  token: ListedToken,
  readAmount: ReadAmount,
  { caipNetworkId: chainId }: Network,
): Promise<readonly TokenBalance[]> {
  const amount = await readAmount(token)
  return amount ? [{ ...token, chainId, amount }] : []
}

async function createReader({ evm, solana }: Adapter, query: Query): Promise<ReadAmount | undefined> {
  if (evm) {
    const { createMulticall } = await import('../../../chains/rpc/createMulticall.js')
    return createEvmReader(
      createMulticall((asked) => evm.requestNetwork(asked)),
      query,
    )
  }
  const { requestNetwork } = solana ?? {}
  return requestNetwork && createSolanaReader(requestNetwork, query)
}

function createEvmReader(
  request: EvmMethods['requestNetwork'],
  { address, network, signal }: Query,
): ReadAmount {
  const data = encodeBalanceOf(address as Hex)
  return async (token) => {
    const params = [{ to: token.address, data }, 'latest']
    try {
      const answer = await request({ network, method: 'eth_call', params, signal })
      // An address without a contract returns no data.
      return typeof answer === 'string' && /^0x[\da-f]{64}/i.test(answer)
        ? BigInt(answer.slice(0, 66))
        : undefined
    } catch (error) {
      return ignoreRefusal(error)
    }
  }
}

function createSolanaReader(
  request: NonNullable<NonNullable<Adapter['solana']>['requestNetwork']>,
  { address, network, signal }: Query,
): ReadAmount {
  return async ({ address: mint }) => {
    const params = [address, { mint }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
    try {
      const { value } = Object(
        await request({ network, method: 'getTokenAccountsByOwner', params, signal }),
      ) as Readonly<Record<string, unknown>>
      const amounts = Array.isArray(value) ? value.map(readParsedAmount) : []
      return amounts.reduce((sum, amount) => sum + amount, 0n)
    } catch (error) {
      return ignoreRefusal(error)
    }
  }
}

/** Reads the amount of a token account in the encoding `jsonParsed`; 0 for any other value. */
function readParsedAmount(entry: unknown): bigint {
  const { amount } = Object(Object(Object(entry).account).data?.parsed?.info?.tokenAmount)
  return typeof amount === 'string' && /^\d{1,20}$/.test(amount) ? BigInt(amount) : 0n
}

/** A node that refuses one token says nothing about the others; one that does not answer leaves everything unknown. */
function ignoreRefusal(error: unknown): undefined {
  if ((error as Partial<RpcRequestError>).reason === 'refused') return undefined
  throw error
}
