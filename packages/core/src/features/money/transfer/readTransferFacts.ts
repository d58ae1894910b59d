import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { encodeNftBalanceOf, encodeOwnerOf, nftTransferLength } from '../../../chains/evm/nftTransferData.js'
import { readFees } from '../../../chains/evm/readFees.js'
import type { SimulatedResult } from '../../../chains/evm/simulateCalls.js'
import { toQuantity } from '../../../chains/evm/toQuantity.js'
import { encodeBalanceOf } from '../../../chains/evm/transferData.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { LatchkitError } from '../../../foundation/errors/base.js'
import { SimulationRevertedError } from '../../../foundation/errors/transaction.js'
import type { Network } from '../../../foundation/schema/network.js'
import { readDataFee } from './readDataFee.js'
import { toTransfer } from './rules.js'
import type { TransferFacts, TransferIntent } from './types.js'

/** The gas of a transfer that calls no contract. */
const transferGas = 21_000n

/** Assumed while the account has too little: the network estimates nothing then. */
const tokenTransferGas = 65_000n
const nftTransferGas = 100_000n

/** The state of a contract can change until the block, so calls get more gas than estimated, in percent. */
const gasPercent = 125n

type Parameters = { readonly network: Network; readonly intent: TransferIntent; readonly signal: AbortSignal }

/**
 * Reads what the network knows about a transfer: balances, fees, the gas that it uses, and its simulated result.
 *
 * @throws `SimulationRevertedError` if a contract rejects it; `TransactionMismatchError` if the token takes more than the
 * amount and what it rounds, or anything else; what the request rejects with; `TypeError` for an answer that is none
 */
export async function readTransferFacts(
  request: NetworkRequest,
  parameters: Parameters,
): Promise<TransferFacts> {
  const { network, intent, signal } = parameters
  const { from, to, token } = intent
  // One node that lies about a balance would decide what "max" sends. Nodes estimate differently.
  const ask = (method: string, params: readonly unknown[]) =>
    request({ network, method, params, signal, needsMajority: method !== 'eth_estimateGas' })
  const askQuantity = async (method: string, params: readonly unknown[]) =>
    toQuantity(await ask(method, params))
  const [nativeBalance, tokenBalance, code, fees, dataFee] = await Promise.all([
    askQuantity('eth_getBalance', [from, 'latest']),
    token &&
      askQuantity('eth_call', [{ to: token, data: encodeOwned(intent, from) }, 'latest']).then(
        toOwned(intent),
      ),
    ask('eth_getCode', [to, 'latest']),
    readFees(request, { network, signal }),
    readDataFee(request, { network, dataLength: getDataLength(intent), signal }),
  ])
  const balance = tokenBalance ?? nativeBalance
  const amount = intent.amount === 'max' ? balance : intent.amount
  const canPay = amount > 0n && amount <= balance
  const simulated = token && canPay ? await simulate(request, { ...parameters, token, amount }) : undefined
  const call = token
    ? { from, to: token, data: toTransfer(intent, amount).data }
    : // The rest of the balance pays the fee; a transfer of any amount uses the same gas.
      { from, to, value: toHexQuantity(intent.amount === 'max' ? 1n : amount) }
  const gas =
    canPay && nativeBalance > 0n
      ? await askQuantity('eth_estimateGas', [call]).catch(throwRevert)
      : getUsualGas(intent)
  return {
    nativeBalance,
    ...(tokenBalance !== undefined && { tokenBalance }),
    gas: gas === transferGas ? gas : (gas * gasPercent) / 100n,
    fees,
    dataFee,
    isContract: typeof code === 'string' && code.length > 2,
    ...simulated,
  }
}

/** Loads the simulation with the first transfer of a token, and passes it what this module reads too. */
async function simulate(
  request: NetworkRequest,
  parameters: Parameters & { readonly token: Hex; readonly amount: bigint },
): Promise<Pick<TransferFacts, 'received' | 'rounding'> | undefined> {
  const { intent, token, amount } = parameters
  const { simulateTransfer } = await import('./simulateTransfer.js')
  return simulateTransfer(request, {
    ...parameters,
    transfer: { to: token, data: toTransfer(intent, amount).data ?? '0x' },
    toBalanceCall: (account) => ({ to: token, data: encodeOwned(intent, account) }),
    readBalance: (result, account) => toOwned(intent, account)(toBalance(result)),
  })
}

/** Encodes a call that reads how much of the token an account has, or who owns the NFT. */
function encodeOwned({ nft }: TransferIntent, account: Hex): Hex {
  if (!nft) return encodeBalanceOf(account)
  return nft.standard === 'erc721' ? encodeOwnerOf(nft.tokenId) : encodeNftBalanceOf(account, nft.tokenId)
}

/** Returns how much an account has according to the result of that call: the owner has one. */
function toOwned({ nft, from }: TransferIntent, account: Hex = from): (result: bigint) => bigint {
  return (result) => (nft?.standard === 'erc721' ? (result === BigInt(account) ? 1n : 0n) : result)
}

function getDataLength({ token, nft }: TransferIntent): number {
  if (nft) return nftTransferLength[nft.standard]
  return token ? 68 : 0
}

function getUsualGas({ token, nft }: TransferIntent): bigint {
  if (nft) return nftTransferGas
  return token ? tokenTransferGas : transferGas
}

/** A token whose balances can't be read receives nothing. */
const toBalance = ({ isReverted, data }: SimulatedResult): bigint =>
  isReverted || data.length !== 66 ? 0n : BigInt(data)

/** A node responds with an error to the estimate of a call that reverts. */
function throwRevert(error: unknown): never {
  const text = error instanceof LatchkitError ? error.details : undefined
  if (!/revert/i.test(text ?? '')) throw error
  throw new SimulationRevertedError({ reason: text, cause: error })
}

const toHexQuantity = (value: bigint): Hex => `0x${value.toString(16)}`
