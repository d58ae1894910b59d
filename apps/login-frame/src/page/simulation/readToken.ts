import type { Hex } from 'viem'
import type { TokenFacts } from '../approval/types.js'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'

const decimalsSelector = '0x313ce567'
const symbolSelector = '0x95d89b41'

/** Length of the longest symbol that is displayed. */
const symbolLengthMax = 16

/** Reads how a token describes itself (ERC-20); `undefined` if the contract is no token. Its symbol is not unique. */
export async function readToken(
  address: Hex,
  ask: (method: string, params: readonly unknown[]) => Promise<unknown>,
): Promise<TokenFacts | undefined> {
  const call = (data: Hex) => ask('eth_call', [{ to: address, data }, 'latest'])
  try {
    const [decimals, symbol] = await Promise.all([call(decimalsSelector), call(symbolSelector)])
    const [, digits] = /^0x0{62}([\da-f]{2})$/i.exec(String(decimals)) ?? []
    const text = readText(String(symbol))
    if (digits === undefined || text === '') return undefined
    return { decimals: Number(`0x${digits}`), symbol: text }
  } catch {
    // Not a token, or the node does not answer: the amount is displayed in base units.
    return undefined
  }
}

/** Reads an ABI-encoded `string`, or the `bytes32` of older tokens. */
function readText(data: string): string {
  const words = /^0x(?:[\da-f]{64})+$/i.test(data) ? (data.slice(2).match(/.{64}/g) ?? []) : []
  const isDynamic = words.length > 2 && BigInt(`0x${words[0]}`) === 32n
  const length = isDynamic ? Number(BigInt(`0x${words[1]}`)) : 32
  const hex = (isDynamic ? words.slice(2) : words.slice(0, 1)).join('')
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)).slice(0, length)
  const text = new TextDecoder().decode(bytes).replaceAll('\0', '').trim()
  return escapeHiddenCharacters(text).text.slice(0, symbolLengthMax)
}
