import type { Hex } from '../../foundation/encoding/hex.js'
import type { SimulatedEvent } from './simulateEvents.js'

/**
 * Effects that cost an account something: tokens (`transfer`), NFTs (`nft`), an amount of a token that another account may take
 * (`allowance`, or `permit2` with the contract Permit2), one NFT that it may take (`nftAllowance`), or everything (`operator`).
 * Addresses in lower case.
 */
export type Effect = {
  readonly kind: 'transfer' | 'nft' | 'allowance' | 'permit2' | 'nftAllowance' | 'operator'
  /** The contract that reports it: the token, unless the kind is `permit2`. */
  readonly contract: Hex
  /** The token of an allowance of Permit2. */
  readonly token?: Hex | undefined
  /** Who receives it, or may take it. */
  readonly other: Hex
  /** In base units; the id of an NFT; 0 for an operator that is revoked. Absent if the event does not say it. */
  readonly amount?: bigint | undefined
  /** How many NFTs of that id; absent: one, or not known. */
  readonly count?: bigint | undefined
}

/** The positions of an effect's parts in the words of an event: of its topics, and then of its data. */
type Layout = readonly [
  kind: Effect['kind'],
  owner: number,
  other: number,
  amount?: number,
  token?: number | undefined,
  count?: number,
]

/**
 * The events that say what an account gives away, by the first four bytes of their topic: two events with the same bytes would only be
 * taken for each other. With several standards for one function, the layout has the words of that one.
 */
const layouts: Readonly<Record<string, Layout>> = {
  // ERC-20 and ERC-721 `Transfer(address,address,uint256)`, `Approval(address,address,uint256)`.
  ddf252ad: ['transfer', 0, 1, 2],
  '8c5be1e5': ['allowance', 0, 1, 2],
  // ERC-721 and ERC-1155 `ApprovalForAll(address,address,bool)`.
  '17307eab': ['operator', 0, 1, 2],
  // ERC-1155 `TransferSingle(address,address,address,uint256,uint256)`, `TransferBatch(address,address,address,uint256[],uint256[])`.
  c3d58168: ['nft', 1, 2, 3, undefined, 4],
  '4a39dc06': ['nft', 1, 2],
  // Permit2 `Approval(address,address,address,uint160,uint48)`, `Permit(address,address,address,uint160,uint48,uint48)`.
  da9fa7c1: ['permit2', 0, 2, 3, 1],
  c6a377bf: ['permit2', 0, 2, 3, 1],
  // ERC-777 `AuthorizedOperator(address,address)`.
  f4caeb2d: ['operator', 1, 0],
  // ERC-6909 `Transfer(address,address,address,uint256,uint256)`, `Approval(address,address,uint256,uint256)`, `OperatorSet(address,address,bool)`.
  '1b3d7edb': ['nft', 0, 1, 2],
  b3fd5071: ['nftAllowance', 0, 1, 2],
  ceb576d9: ['operator', 0, 1, 2],
  // Aave `BorrowAllowanceDelegated(address,address,address,uint256)`, Morpho `SetAuthorization(address,address,address,bool)`.
  da919360: ['operator', 0, 1, 3],
  d5e969f0: ['operator', 1, 2, 3],
  // Superfluid `FlowUpdated(address,address,address,int96,int256,int256,bytes)`, a payment each second without end, and
  // `FlowOperatorUpdated(address,address,address,uint8,int96)`.
  '57269d2e': ['operator', 1, 2, 3],
  c0d5d3a6: ['operator', 1, 2, 3],
  // ERC-173 `OwnershipTransferred(address,address)`, CryptoPunks `PunkTransfer(address,address,uint256)`.
  '8be0079c': ['operator', 0, 1],
  '05af636b': ['nft', 0, 1, 2],
}

/**
 * Returns what an account gives away according to the events of a simulation. A contract can report what it does not do, and omit
 * what it does: events of the contracts that are called directly are the events of their standards.
 *
 * @example
 * ```ts
 * import { readEffects, type SimulatedEvent } from '@latchkit/core/eip1193'
 *
 * export const hasOperators = (events: readonly SimulatedEvent[]): boolean =>
 *   readEffects(events, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045').some(({ kind }) => kind === 'operator')
 * ```
 */
export function readEffects(events: readonly SimulatedEvent[], account: Hex): readonly Effect[] {
  const own = account.toLowerCase()
  return events.flatMap((event) => {
    const effect = readEffect(event, own)
    return effect ? [effect] : []
  })
}

function readEffect({ address, topics, data }: SimulatedEvent, account: string): Effect | undefined {
  const [topic = '', ...indexed] = topics
  const layout = layouts[topic.slice(2, 10).toLowerCase()]
  if (!layout) return undefined
  const [kind, owner, otherAt, amount, token, count] = layout
  // Contracts index different parts: the words are the same ones.
  const words = [...indexed.map((one) => one.slice(2)), ...(data.slice(2).match(/.{64}/g) ?? [])]
  const addressAt = (index: number): Hex => `0x${(words[index] ?? '').slice(24).toLowerCase()}`
  const amountAt = (index: number | undefined) => {
    const word = index === undefined ? undefined : words[index]
    return word === undefined ? undefined : BigInt(`0x${word}`)
  }
  const other = addressAt(otherAt)
  const isMoved = kind === 'transfer' || kind === 'nft'
  if (addressAt(owner) !== account || (isMoved && other === account)) return undefined
  return {
    kind: toKind(kind, topics.length),
    contract: `0x${address.slice(2).toLowerCase()}`,
    ...(token !== undefined && { token: addressAt(token) }),
    other,
    amount: amountAt(amount),
    count: amountAt(count),
  }
}

/** ERC-721 has the names of ERC-20, but its third part is indexed. */
function toKind(kind: Effect['kind'], topicCount: number): Effect['kind'] {
  if (topicCount < 4) return kind
  return kind === 'transfer' ? 'nft' : kind === 'allowance' ? 'nftAllowance' : kind
}
