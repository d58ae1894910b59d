import { type Address, getBase64Encoder } from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'

/** Offset of the amount of a token account, and of the supply of a mint. Both have 8 bytes. */
const amountAt = 64
const supplyAt = 36

/** An account as a node returns it, with its data decoded. */
export type NodeAccount = {
  readonly lamports: bigint
  readonly owner: Address
  readonly executable: boolean
  readonly data: Uint8Array
}

type Accounts = readonly (NodeAccount | undefined)[]

/**
 * Reads accounts; those that do not exist are `undefined`. Money depends on them: several nodes are asked, and the majority decides.
 *
 * @param parameters `toCompared`: the part in which nodes must agree. Others change with each block, such as the supply of a token.
 */
export function readAccounts(
  clock: NodeClock,
  parameters: {
    readonly addresses: readonly Address[]
    readonly network: Network
    readonly signal?: AbortSignal | undefined
    readonly toCompared: (accounts: Accounts) => unknown
  },
): Promise<Accounts> {
  const { addresses, network, signal, toCompared } = parameters
  const call = { method: 'getMultipleAccounts', network, signal, needsMajority: true, toCompared }
  return askNode(clock, call, async (node, abortSignal) => {
    const config = { encoding: 'base64', commitment: 'confirmed' } as const
    const { value } = await node.getMultipleAccounts(addresses, config).send({ abortSignal })
    if (value.length !== addresses.length) throw new Error('The response contains other accounts.')
    return value.map((account) => (account ? toNodeAccount(account) : undefined))
  })
}

/**
 * Decodes an account.
 *
 * @throws `Error` if it is malformed
 */
export function toNodeAccount({
  lamports,
  owner,
  executable,
  data: [text],
}: Pick<NodeAccount, 'lamports' | 'owner' | 'executable'> & {
  readonly data: readonly [string, ...unknown[]]
}): NodeAccount {
  if (typeof lamports !== 'bigint') throw new Error('The response contains no balance.')
  return { lamports, owner, executable, data: Uint8Array.from(getBase64Encoder().encode(text)) }
}

/** Returns the amount of a token account in base units; 0 if it does not exist. */
export function toTokenAmount(account: Pick<NodeAccount, 'data'> | undefined): bigint {
  if (!account || account.data.length < amountAt + 8) return 0n
  const { buffer, byteOffset, byteLength } = account.data
  return new DataView(buffer, byteOffset, byteLength).getBigUint64(amountAt, true)
}

/** Returns the part of a mint in which nodes must agree: its supply changes with each block. */
export const toComparedMint = (mint: NodeAccount | undefined): unknown => toComparedWithout(mint, supplyAt)

/** Returns the part of the token account of a receiver in which nodes must agree: others pay into it too. */
export const toComparedReceiver = (account: NodeAccount | undefined): unknown =>
  toComparedWithout(account, amountAt)

function toComparedWithout(account: NodeAccount | undefined, offset: number): unknown {
  return account && [account.owner, account.data.slice(0, offset), account.data.slice(offset + 8)]
}
