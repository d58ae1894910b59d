import {
  type Address,
  type Base64EncodedWireTransaction,
  getBase64Decoder,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { SimulationRevertedError } from '../../foundation/errors/transaction.js'
import type { Network } from '../../foundation/schema/network.js'
import type { SolanaTransfer } from '../../ports/SolanaMethods.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import { buildTransfer } from './buildTransfer.js'
import { parseTransaction } from './parseTransaction.js'
import { type NodeAccount, toNodeAccount } from './readAccounts.js'

/** Effects of a transfer according to its simulation. */
export type SimulatedTransfer = {
  /** The compute units that it uses. */
  readonly units: number
  /** In lamports. */
  readonly fee: bigint
  /** The watched account after the transfer. */
  readonly after: NodeAccount
}

/**
 * Simulates a transfer without priority fee.
 *
 * @param parameters `watched`: the address of the account that the result contains.
 * @throws `SimulationRevertedError` if a program would reject it; `RpcRequestError`, `AbortedError`
 */
export async function simulateTransfer(
  clock: NodeClock,
  parameters: {
    readonly from: string
    readonly network: Network
    readonly transfer: SolanaTransfer
    readonly watched: Address
    readonly signal: AbortSignal
  },
): Promise<SimulatedTransfer> {
  const { from, network, transfer, watched, signal } = parameters
  const { transaction } = await buildTransfer(clock, { from, network, transfer })
  const wire = toBase64(transaction) as Base64EncodedWireTransaction
  const message = toBase64(parseTransaction(transaction).message) as TransactionMessageBytesBase64
  const fee = await askNode(
    clock,
    { method: 'getFeeForMessage', network, signal, needsMajority: true },
    async (node, abortSignal) => {
      const { value } = await node
        .getFeeForMessage(message, { commitment: 'confirmed' })
        .send({ abortSignal })
      // The node does not know the blockhash yet.
      if (typeof value !== 'bigint') throw new Error('The response contains no fee.')
      return value as bigint
    },
  )
  const method = 'simulateTransaction'
  const { error, ...result } = await askNode(
    clock,
    { method, network, signal },
    async (node, abortSignal) => {
      const config = {
        encoding: 'base64',
        commitment: 'confirmed',
        sigVerify: false,
        replaceRecentBlockhash: true,
        accounts: { encoding: 'base64', addresses: [watched] },
      } as const
      const { value } = await node.simulateTransaction(wire, config).send({ abortSignal })
      const [after] = value.accounts ?? []
      return {
        error: value.err,
        logs: value.logs,
        units: value.unitsConsumed,
        after: after && toNodeAccount(after),
      }
    },
  )
  if (error !== null)
    throw new SimulationRevertedError({ reason: result.logs?.at(-1) ?? JSON.stringify(error) })
  const { units, after } = result
  if (units === undefined || !after) throw new TypeError('The network did not return the simulated account')
  return { units: Number(units), fee, after }
}

const toBase64 = (bytes: Uint8Array): string => getBase64Decoder().decode(bytes)
