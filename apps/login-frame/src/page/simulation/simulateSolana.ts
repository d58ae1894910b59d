import type { CaipNetworkId } from '@latchkit/core/schema'
import { parseTransaction } from '@latchkit/core/solana'
import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { Simulation, SolanaTransactionRequest } from '../approval/types.js'
import { readTokenTransfer } from '../decode/readTokenTransfer.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { RpcError } from '../rpc/RpcError.js'

const lamports = z.number().check(z.int(), z.nonnegative())
const balanceSchema = z.object({ value: lamports })
const simulationSchema = z.object({
  value: z.object({
    err: z.unknown(),
    accounts: z.optional(z.nullable(z.array(z.nullable(z.object({ lamports }))))),
  }),
})

/**
 * Executes a transaction on the node without sending it, and compares before and after the user's SOL, and the SOL of the token account that
 * a transfer may create.
 */
export async function simulateSolana(
  { transactions }: { readonly transactions: readonly SolanaTransactionRequest[] },
  {
    chainId,
    address,
    rpc,
    signal,
  }: {
    readonly chainId: CaipNetworkId
    readonly address: string
    readonly rpc: ChainRpc
    readonly signal: AbortSignal
  },
): Promise<Simulation> {
  const [transaction, ...others] = transactions
  // Each one would have to be executed after those before it, which nodes do not offer.
  if (!transaction || others.length > 0) return { status: 'unavailable' }
  const created = readTokenTransfer(parseTransaction(transaction.bytes))?.account
  const addresses = [address, ...(created === undefined ? [] : [created])]
  const options = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses },
  }
  try {
    const readBalance = (of: string) =>
      rpc({ chainId, method: 'getBalance', params: [of, { commitment: 'confirmed' }], signal })
    const [simulated, balance, createdBalance] = await Promise.all([
      rpc({
        chainId,
        method: 'simulateTransaction',
        params: [base64.encode(transaction.bytes), options],
        signal,
      }),
      ...addresses.map(readBalance),
    ])
    const before = balanceSchema.safeParse(balance)
    const after = simulationSchema.safeParse(simulated)
    if (!before.success || !after.success) return { status: 'unavailable' }
    const { err, accounts } = after.data.value
    if (err !== null && err !== undefined)
      return { status: 'reverted', reason: JSON.stringify(err).slice(0, 200) }
    const [left, rent] = accounts ?? []
    if (!left) return { status: 'succeeded' }
    const native = BigInt(left.lamports) - BigInt(before.data.value)
    const isNew = balanceSchema.safeParse(createdBalance).data?.value === 0
    return { status: 'changes', native, ...(isNew && rent && { accountRent: BigInt(rent.lamports) }) }
  } catch (error) {
    signal.throwIfAborted()
    // A simulation is not required to sign.
    if (error instanceof RpcError) return { status: 'unavailable' }
    throw error
  }
}
