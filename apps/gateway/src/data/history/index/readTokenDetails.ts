import { toSafeText } from '../../../foundation/toSafeText.js'
import { getWord, type Hex } from '../../accountData/evm/callContracts.js'
import { readContracts } from '../../accountData/evm/readContracts.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { NodeReader } from '../../sources/createNodeReader.js'
import type { IndexedToken } from './createIndexStore.js'

/** `name()`, `symbol()` and `decimals()`. */
const selectors = ['0x06fdde03', '0x95d89b41', '0x313ce567'] as const

/**
 * Reads what contracts of tokens say about themselves. The texts are untrusted: they are shortened, and characters that are
 * not visible are removed.
 *
 * @param addresses Addresses in lower case.
 * @param multicall3 Address of Multicall3.
 * @returns One item per contract; none if the contracts cannot be read.
 */
export async function readTokenDetails(
  node: NodeReader,
  addresses: readonly string[],
  multicall3: Hex,
): Promise<readonly IndexedToken[]> {
  if (addresses.length === 0) return []
  const calls = addresses.flatMap((address) =>
    selectors.map((data) => ({ to: `0x${address.slice(2)}` as const, data })),
  )
  try {
    const outputs = await readContracts(node, calls, { multicall3, block: 'latest' })
    return addresses.map((address, index) => {
      const [name, symbol, decimals] = outputs.slice(3 * index, 3 * index + 3)
      return {
        address,
        name: decodeTokenText(name),
        symbol: decodeTokenText(symbol),
        decimals: toDecimals(getWord(decimals)),
      }
    })
  } catch (error) {
    // Contracts that use all gas must not stop the index.
    if (error instanceof SourceError) return []
    throw error
  }
}

/** Tokens without the optional function count whole units. */
function toDecimals(value: bigint | undefined): number {
  return value !== undefined && value <= 255n ? Number(value) : 0
}

/** Reads an ABI-encoded `string`, or the `bytes32` of early tokens. */
function decodeTokenText(data: Hex | undefined): string {
  if (data === undefined) return ''
  const bytes = Buffer.from(data.slice(2), 'hex')
  const length = getWord(data, 1)
  const content =
    bytes.length === 32
      ? bytes
      : getWord(data) === 32n && length !== undefined && length <= BigInt(bytes.length - 64)
        ? bytes.subarray(64, 64 + Number(length))
        : Buffer.alloc(0)
  return toSafeText(content.toString())
}
