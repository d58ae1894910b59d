import {
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  isBlockhash,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
} from '../../foundation/errors/parameters.js'
import type { Network } from '../../foundation/schema/network.js'
import type { SolanaSent, SolanaTransfer } from '../../ports/SolanaMethods.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import { checkAddress } from './checkAddress.js'
import { checkBuilt } from './checkBuilt.js'
import {
  createTokenAccount,
  limitComputeUnits,
  payForComputeUnits,
  tokenAccountOf,
  transferSol,
  transferToken,
  transferTokenWithFee,
} from './instructions.js'
import { readToken } from './readToken.js'

const maxUint64 = 2n ** 64n - 1n
const maxComputeUnits = 1_400_000

/**
 * Compute units of the most expensive transfer, with a margin: the priority fee is charged for the
 * limit, not for the units used.
 */
const defaultComputeUnits = { sol: 1_000, token: 120_000 }

/**
 * Builds a transfer from the parameters, without any other instruction. Creates a missing token
 * account of the receiver, paid by the sender.
 *
 * @throws `InvalidAddressError`, `InvalidAmountError`, `InvalidParameterError`, `RpcRequestError`;
 * `TransactionMismatchError` if what was built differs from the parameters
 */
export async function buildTransfer(
  clock: NodeClock,
  parameters: { readonly from: string; readonly network: Network; readonly transfer: SolanaTransfer },
): Promise<Omit<SolanaSent, 'signature'> & { readonly transaction: Uint8Array }> {
  const { network } = parameters
  const { to, amount, mint, priorityFeeMicroLamports = 0n, computeUnitLimit, tokenFee } = parameters.transfer
  const from = checkAddress(parameters.from, 'address', network)
  const receiver = checkAddress(to, 'to', network)
  checkAmount('amount', mint === undefined ? 'lamports' : 'base units of the token', amount)
  checkAmount('priorityFeeMicroLamports', 'micro-lamports for each compute unit', priorityFeeMicroLamports)
  checkLimit(computeUnitLimit)
  if (tokenFee !== undefined) checkAmount('tokenFee', 'base units of the token', tokenFee)
  const move =
    mint === undefined
      ? [transferSol(from, receiver, amount)]
      : await moveToken(clock, {
          from,
          to: receiver,
          mint: checkAddress(mint, 'mint', network),
          amount,
          fee: tokenFee,
          network,
        })
  const usual = mint === undefined ? defaultComputeUnits.sol : defaultComputeUnits.token
  const limit = computeUnitLimit ?? (priorityFeeMicroLamports > 0n ? usual : undefined)
  const instructions = [
    ...(limit === undefined ? [] : [limitComputeUnits(limit)]),
    ...(priorityFeeMicroLamports > 0n ? [payForComputeUnits(priorityFeeMicroLamports)] : []),
    ...move,
  ]
  const lifetime = await getBlockhash(clock, network)
  const empty = setTransactionMessageFeePayer(from, createTransactionMessage({ version: 'legacy' }))
  const message = appendTransactionMessageInstructions(
    instructions,
    setTransactionMessageLifetimeUsingBlockhash(lifetime, empty),
  )
  const transaction = Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
  checkBuilt(transaction, { ...parameters.transfer, from })
  return { ...lifetime, transaction }
}

async function moveToken(
  clock: NodeClock,
  parameters: {
    readonly from: Address
    readonly to: Address
    readonly mint: Address
    readonly amount: bigint
    readonly fee: bigint | undefined
    readonly network: Network
  },
): Promise<readonly Instruction[]> {
  const { from, to, mint, amount, fee, network } = parameters
  const { program, decimals, isToken } = await readToken(clock, { mint, receiver: to, network })
  if (isToken) {
    const reason = 'It is a mint or a token account; use the address of the wallet that receives the tokens'
    throw new InvalidAddressError({ field: 'to', address: to, network: network.name, reason })
  }
  const source = await tokenAccountOf(from, mint, program)
  const destination = await tokenAccountOf(to, mint, program)
  const move = { program, mint, source, destination, owner: from, amount, decimals }
  return [
    createTokenAccount({ program, mint, account: destination, owner: to, payer: from }),
    fee === undefined ? transferToken(move) : transferTokenWithFee({ ...move, fee }),
  ]
}

function getBlockhash(clock: NodeClock, network: Network) {
  return askNode(clock, { method: 'getLatestBlockhash', network }, async (node, abortSignal) => {
    const { value } = await node.getLatestBlockhash({ commitment: 'confirmed' }).send({ abortSignal })
    const { blockhash, lastValidBlockHeight } = value
    if (!isBlockhash(blockhash) || typeof lastValidBlockHeight !== 'bigint')
      throw new Error('The response contains no blockhash.')
    return { blockhash, lastValidBlockHeight }
  })
}

function checkAmount(field: string, unit: string, amount: bigint): void {
  if (typeof amount === 'bigint' && amount >= 0n && amount <= maxUint64) return
  throw new InvalidAmountError({
    field,
    unit,
    reason: `it must be a bigint from 0 to ${maxUint64}, got ${String(amount)}`,
  })
}

function checkLimit(units: number | undefined): void {
  if (units === undefined || (Number.isInteger(units) && units > 0 && units <= maxComputeUnits)) return
  const reason = `it must be a whole number from 1 to ${maxComputeUnits}, got ${String(units)}`
  throw new InvalidParameterError({ field: 'computeUnitLimit', reason })
}
