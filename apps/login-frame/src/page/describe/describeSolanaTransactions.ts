import type { Network } from '@latchkit/core'
import { parseTransaction } from '@latchkit/core/solana'
import { formatUnits } from 'viem'
import type { ApprovalContent, Prices } from '../approval/types.js'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import { readTokenTransfer } from '../decode/readTokenTransfer.js'
import type { ApprovalModel, ModelField, ModelWarning } from './ApprovalModel.js'
import { formatMaximumFee } from './formatMaximumFee.js'
import { readSolanaInstruction } from './readSolanaInstruction.js'
import { getSolanaFee, readSolTransfer } from './readSolTransfer.js'
import { toSimulationModel } from './toSimulationModel.js'
import { toUsd } from './toUsd.js'

/** Length of the longest symbol that is displayed. */
const symbolLengthMax = 16

/** Describes transactions, from the bytes that are signed. */
export function describeSolanaTransactions(
  content: Extract<ApprovalContent, { type: 'solanaTransactions' }>,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
  prices?: Prices | undefined,
): ApprovalModel {
  const { transactions, simulation } = content
  const parsed = transactions.map(({ bytes }) => parseTransaction(bytes))
  const instructions = parsed.flatMap(({ contents }) => contents?.instructions ?? [])
  // Accounts of a lookup table have its address and an index.
  const hasLookups = parsed.some(({ contents }) => contents?.accounts.some((account) => / \d/.test(account)))
  const warnings: ModelWarning[] = []
  if (hasLookups) warnings.push({ name: 'lookupTables', level: 'caution' })
  if (simulation.status === 'reverted') warnings.push({ name: 'wouldFail', level: 'danger' })
  const payers = new Set(parsed.flatMap(({ signers }) => signers.slice(0, 1)))
  const fees = parsed.map(getSolanaFee)
  const total = fees.reduce(
    (sum, fee) => (sum === undefined || fee === undefined ? undefined : sum + fee),
    0n,
  )
  const fee: readonly ModelField[] =
    total === undefined
      ? []
      : [
          {
            name: 'maximumFee',
            value: formatMaximumFee(total, nativeCurrency),
            ...toUsd(total, nativeCurrency.decimals, prices?.native),
          },
        ]
  const payerFields = [...payers].map((value): ModelField => ({ name: 'payer', value }))
  const [only, ...others] = parsed
  const single = others.length === 0 ? only : undefined
  const transfer = single && describeTransfer(single, content, nativeCurrency, prices)
  if (transfer) {
    const { title, fields } = transfer
    return {
      title,
      fields: [...fields, ...fee, ...payerFields],
      warnings,
      simulation: toSimulationModel(simulation, nativeCurrency),
    }
  }
  return {
    title:
      transactions.length === 1
        ? { name: 'signTransaction' }
        : { name: 'signTransactions', values: { count: String(transactions.length) } },
    fields: [...fee, ...payerFields],
    warnings,
    instructions: instructions.map((instruction, index) => readSolanaInstruction(instruction, index + 1)),
    simulation: toSimulationModel(simulation, nativeCurrency),
  }
}

/** Describes a transaction that sends SOL or a token, and does nothing else. */
function describeTransfer(
  transaction: ReturnType<typeof parseTransaction>,
  { simulation }: Pick<Extract<ApprovalContent, { type: 'solanaTransactions' }>, 'simulation'>,
  { symbol, decimals }: Network['nativeCurrency'],
  prices: Prices | undefined,
): Pick<ApprovalModel, 'title' | 'fields'> | undefined {
  const format = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  const sol = readSolTransfer(transaction)
  if (sol)
    return {
      title: { name: 'send', values: { symbol } },
      fields: [
        { name: 'amount', value: format(sol.amount), ...toUsd(sol.amount, decimals, prices?.native) },
        { name: 'to', value: sol.to },
      ],
    }
  const token = readTokenTransfer(transaction)
  if (!token) return undefined
  const { amount, mint, to } = token
  const key = mint.toLowerCase()
  const listed = prices?.symbols?.[key]
  const tokenSymbol = listed && escapeHiddenCharacters(listed).text.slice(0, symbolLengthMax)
  const text = formatUnits(amount, token.decimals)
  const rent = simulation.status === 'changes' ? simulation.accountRent : undefined
  return {
    title: { name: 'sendToken' },
    fields: [
      {
        name: 'amount',
        value: tokenSymbol === undefined ? text : `${text} ${tokenSymbol}`,
        ...toUsd(amount, token.decimals, prices?.tokens[key]),
      },
      { name: 'to', value: to },
      // The token that the gateway lists under this symbol. Without one, the user must read which token it is.
      { name: tokenSymbol === undefined ? 'token' : 'tokenAddress', value: mint },
      ...(rent === undefined
        ? []
        : [
            {
              name: 'accountRent',
              value: formatMaximumFee(rent, { name: '', symbol, decimals }),
              ...toUsd(rent, decimals, prices?.native),
            } as const,
          ]),
    ],
  }
}
