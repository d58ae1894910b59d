import { type Address, isOffCurveAddress } from '@solana/kit'
import type { Network } from '../../foundation/schema/network.js'
import type { SolanaTransferFacts } from '../../ports/SolanaMethods.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { askNode } from './askNode.js'
import { checkAddress } from './checkAddress.js'
import { findTransferRefusal } from './findTransferRefusal.js'
import { systemProgram, tokenAccountOf, tokenPrograms } from './instructions.js'
import {
  type NodeAccount,
  readAccounts,
  toComparedMint,
  toComparedReceiver,
  toTokenAmount,
} from './readAccounts.js'
import { readToken } from './readToken.js'
import { extensionTypes, readTokenExtensions } from './readTokenExtensions.js'
import { readUnitPrices } from './readUnitPrices.js'
import { simulateTransfer } from './simulateTransfer.js'

/** Length of a token account without extensions. */
const tokenAccountLength = 165n

/** Compute units of a transfer that cannot be simulated. */
const usualUnits = { sol: 450, token: 60_000 }

/** The fee for one signature; the node has the current one. */
const usualFee = 5_000n

type Parameters = {
  readonly from: string
  readonly network: Network
  readonly transfer: {
    readonly to: string
    readonly mint?: string | undefined
    readonly amount: bigint | 'max'
  }
  readonly signal: AbortSignal
}

/**
 * Reads what the network knows about a transfer, and simulates it.
 *
 * @throws `SimulationRevertedError` if a program would reject it; `InvalidAddressError`, `InvalidAmountError`, `RpcRequestError`,
 * `AbortedError`
 */
export async function readTransfer(clock: NodeClock, parameters: Parameters): Promise<SolanaTransferFacts> {
  const { network, transfer, signal } = parameters
  const from = checkAddress(parameters.from, 'address', network)
  const to = checkAddress(transfer.to, 'to', network)
  const mint = transfer.mint === undefined ? undefined : checkAddress(transfer.mint, 'mint', network)
  const token = mint && (await locateToken(clock, { from, to, mint, network, signal }))
  const [accounts, leastBalance, tokenRent, unitPrices] = await Promise.all([
    readAccounts(clock, {
      addresses: [from, to, ...(token ? [token.mint, token.source, token.destination] : [])],
      toCompared: ([sender, receiver, mintAccount, source, destination]) => [
        sender?.lamports,
        receiver && [receiver.owner, receiver.executable],
        toComparedMint(mintAccount),
        source,
        toComparedReceiver(destination),
      ],
      network,
      signal,
    }),
    readRent(clock, 0n, { network, signal }),
    token ? readRent(clock, tokenAccountLength, { network, signal }) : 0n,
    readUnitPrices(clock, { accounts: [from, token?.destination ?? to], network, signal }),
  ])
  const [sender, receiver, mintAccount, source, destination] = accounts
  const balance = sender?.lamports ?? 0n
  const refusal =
    refuseReceiver(receiver) ??
    (mintAccount &&
      findTransferRefusal({ mint: mintAccount.data, source: source?.data, destination: destination?.data }))
  const facts: SolanaTransferFacts = {
    balance,
    receiverBalance: receiver?.lamports ?? 0n,
    leastBalance,
    baseFee: usualFee,
    unitPrices,
    units: token ? usualUnits.token : usualUnits.sol,
    isContract: (receiver !== undefined && receiver.owner !== systemProgram) || isOffCurveAddress(to),
    ...(mintAccount && {
      token: {
        balance: toTokenAmount(source),
        accountRent: destination ? 0n : tokenRent,
        hasFee: readTokenExtensions(mintAccount.data).has(extensionTypes.transferFeeConfig),
      },
    }),
    ...(refusal && { refusal }),
  }
  const amount = toSimulatedAmount(facts, transfer.amount)
  if (refusal || amount === undefined) return facts
  const simulated = await simulateTransfer(clock, {
    from,
    network,
    transfer: { ...transfer, amount },
    watched: token?.destination ?? to,
    signal,
  })
  const { units, fee: baseFee, after } = simulated
  if (!facts.token) return { ...facts, units, baseFee }
  const isOwn = token?.source === token?.destination
  return {
    ...facts,
    units,
    baseFee,
    token: {
      ...facts.token,
      accountRent: destination ? 0n : after.lamports,
      received: isOwn ? amount : toTokenAmount(after) - toTokenAmount(destination),
    },
  }
}

async function locateToken(
  clock: NodeClock,
  parameters: {
    readonly from: Address
    readonly to: Address
    readonly mint: Address
    readonly network: Network
    readonly signal: AbortSignal
  },
) {
  const { from, to, mint, network, signal } = parameters
  const { program } = await readToken(clock, { mint, receiver: to, network, signal })
  const [source, destination] = await Promise.all([
    tokenAccountOf(from, mint, program),
    tokenAccountOf(to, mint, program),
  ])
  return { mint, source, destination }
}

/** Returns why a receiver loses what is sent to it; `undefined` for any other. */
function refuseReceiver(receiver: NodeAccount | undefined): SolanaTransferFacts['refusal'] {
  if (!receiver) return undefined
  if (receiver.executable) return 'to-program'
  return tokenPrograms.includes(receiver.owner) ? 'to-token-account' : undefined
}

/** Returns an amount to simulate with; `undefined` if the sender cannot pay, or has too little left, which the plan shows. */
function toSimulatedAmount(facts: SolanaTransferFacts, asked: bigint | 'max'): bigint | undefined {
  const { balance, baseFee, leastBalance, receiverBalance, token } = facts
  const spendable = balance - baseFee
  const most = token ? token.balance : spendable
  const amount = asked === 'max' ? most : asked
  if (amount <= 0n || amount > most) return undefined
  const left = spendable - (token ? token.accountRent : amount)
  if (left !== 0n && left < leastBalance) return undefined
  return !token && receiverBalance + amount < leastBalance ? undefined : amount
}

/** Returns the least balance of an account with that length of data. */
function readRent(
  clock: NodeClock,
  length: bigint,
  { network, signal }: Pick<Parameters, 'network' | 'signal'>,
): Promise<bigint> {
  const method = 'getMinimumBalanceForRentExemption'
  return askNode(clock, { method, network, signal, needsMajority: true }, async (node, abortSignal) => {
    const rent = await node.getMinimumBalanceForRentExemption(length).send({ abortSignal })
    if (typeof rent !== 'bigint') throw new Error('The response contains no amount.')
    return rent
  })
}
