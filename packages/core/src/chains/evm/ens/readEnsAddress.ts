import { encodeBase58 } from '../../../foundation/encoding/base58.js'
import { fromHex } from '../../../foundation/encoding/bytes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { NameReadError } from '../../../foundation/errors/names.js'
import { toChecksumAddress } from '../evmAddress.js'
import { createAbiReader, toWord } from './abi.js'
import { type EnsContext, readEnsRecord, wordToAddress } from './readEnsRecord.js'
import { toNode } from './toNode.js'

/** Selectors of `addr(bytes32)` and `addr(bytes32,uint256)` (ENSIP-1, ENSIP-9). */
const addressSelector = '0x3b3b57de'
const coinSelector = '0xf1cb7e06'

/**
 * Coin types of Ethereum and of Solana (SLIP-44), and of every EVM chain without one of its own (ENSIP-19).
 *
 * @see https://github.com/satoshilabs/slips/blob/master/slip-0044.md
 */
export const coinTypes: { readonly ethereum: 60; readonly solana: 501; readonly everyEvmChain: number } = {
  ethereum: 60,
  solana: 501,
  everyEvmChain: 2 ** 31,
}

/**
 * Reads the address of a name for a coin type (ENSIP-9); `undefined` if it has none.
 *
 * @throws see `readEnsRecord`
 * @see https://docs.ens.domains/ensip/9
 */
export async function readEnsAddress(
  name: string,
  coinType: number,
  context: EnsContext,
): Promise<string | undefined> {
  const node = toNode(name).slice(2)
  const isEthereum = coinType === coinTypes.ethereum
  const call: Hex = isEthereum ? `${addressSelector}${node}` : `${coinSelector}${node}${toWord(coinType)}`
  const answer = await readRecord(name, call, context)
  if (answer === '0x') return undefined
  const reader = createAbiReader(answer.slice(2))
  if (isEthereum) return toEvmAddress(wordToAddress(reader.word(0)))
  const bytes = reader.bytes(0)
  if (bytes === '0x') return undefined
  if (coinType !== coinTypes.solana) return toEvmAddress(bytes)
  return bytes.length === 66 ? encodeBase58(fromHex(bytes.slice(2))) : undefined
}

async function readRecord(name: string, call: Hex, context: EnsContext): Promise<Hex> {
  try {
    return await readEnsRecord(name, call, context)
  } catch (error) {
    // The resolver has no records of this kind.
    if (error instanceof NameReadError && error.reason === 'no-address') return '0x'
    throw error
  }
}

/** A record that is not set is the zero address. */
function toEvmAddress(address: Hex): string | undefined {
  return address.length === 42 && BigInt(address) !== 0n ? toChecksumAddress(address) : undefined
}
