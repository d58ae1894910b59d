import type { Hex } from '../../foundation/encoding/hex.js'

/** keccak-256 of `Transfer(address,address,uint256)` (ERC-20). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Decodes the event `Transfer` (ERC-20) of a log, with `to` in lower case; `undefined` for any other log. */
export function decodeTransferEvent(log: {
  readonly topics?: unknown
  readonly data?: unknown
}): { readonly to: Hex; readonly amount: bigint } | undefined {
  const { topics, data } = log
  if (!Array.isArray(topics) || topics.length !== 3 || topics[0] !== transferTopic) return undefined
  const [, to] = /^0x0{24}([\da-f]{40})$/i.exec(String(topics[2])) ?? []
  if (to === undefined || typeof data !== 'string' || !/^0x[\da-f]{64}$/i.test(data)) return undefined
  return { to: `0x${to.toLowerCase()}`, amount: BigInt(data) }
}
