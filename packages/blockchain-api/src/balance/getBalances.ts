import type { AccountBalances, TokenBalance } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { readListCode, toFields } from '../read.js'
import { request } from '../request.js'
import { balanceItemSchema } from './balanceSchema.js'
import { toTokenBalance } from './toTokenBalance.js'

/** Maximum number of balances. More would be spam, and slow to show. */
const maxItems = 1_000
/** Addresses by which services denote the native token. */
const nativeEvm = `0x${'e'.repeat(40)}`
const nativeSolana = `So${'1'.repeat(41)}`

/**
 * `GET /v1/account/{address}/balance`: fetches the balances of an account on one chain, with prices in US dollars. The
 * response is untrusted input: invalid items, duplicates, and items after the first thousand are left out.
 *
 * @throws ServiceResponseError too if the list is empty because the server cannot read the chain now.
 */
export async function getBalances(
  backend: Backend,
  {
    chainId,
    address,
    force,
  }: { readonly chainId: CaipNetworkId; readonly address: string; readonly force?: boolean | undefined },
  signal: AbortSignal,
): Promise<AccountBalances> {
  return request(backend, {
    path: `/v1/account/${encodeURIComponent(address)}/balance`,
    query: { chainId, currency: 'usd', forceUpdate: force ? getNativeToken(chainId) : undefined },
    signal,
    parse(body) {
      const fields = toFields(body) ?? {}
      if (!Array.isArray(fields.balances)) throw new TypeError('`balances` must be an array')
      const balances = toTokenBalances(fields.balances.slice(0, maxItems), chainId)
      const code = readListCode(fields, chainId, balances.length === 0)
      return { balances, ...(code.unavailable === 'unpriced' ? { isUnpriced: true } : code) }
    },
  })
}

function toTokenBalances(items: readonly unknown[], chainId: CaipNetworkId): readonly TokenBalance[] {
  const byAddress = new Map<string, TokenBalance>()
  for (const value of items) {
    // Each on its own: one that is invalid must not hide the others.
    const item = balanceItemSchema.safeParse(value)
    const balance = item.success ? toTokenBalance(item.data, chainId) : undefined
    if (!balance) continue
    const { address = '' } = balance
    // EVM addresses differ in case only by their checksum.
    const key = chainId.startsWith('eip155:') ? address.toLowerCase() : address
    if (!byAddress.has(key)) byAddress.set(key, balance)
  }
  return [...byAddress.values()]
}

/**
 * Returns the CAIP-10 id of the native token, which makes the server read all balances of the chain.
 *
 * @see https://chainagnostic.org/CAIPs/caip-10
 */
function getNativeToken(chainId: CaipNetworkId): string {
  return `${chainId}:${chainId.startsWith('solana:') ? nativeSolana : nativeEvm}`
}
