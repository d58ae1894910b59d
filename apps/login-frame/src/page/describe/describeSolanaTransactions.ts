import type { Network } from '@latchkit/core'
import { parseTransaction } from '@latchkit/core/solana'
import { formatUnits } from 'viem'
import type { ApprovalContent, Prices } from '../approval/types.js'
import type { ApprovalModel, ModelField, ModelWarning } from './ApprovalModel.js'
import { formatMaximumFee } from './formatMaximumFee.js'
import { readSolanaInstruction } from './readSolanaInstruction.js'
import { getSolanaFee, readSolTransfer } from './readSolTransfer.js'
import { toSimulationModel } from './toSimulationModel.js'
import { toUsd } from './toUsd.js'

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
  const transfer = only && others.length === 0 ? readSolTransfer(only) : undefined
  if (transfer) {
    const { symbol, decimals } = nativeCurrency
    const { amount, to } = transfer
    return {
      title: { name: 'send', values: { symbol } },
      fields: [
        {
          name: 'amount',
          value: `${formatUnits(amount, decimals)} ${symbol}`,
          ...toUsd(amount, decimals, prices?.native),
        },
        { name: 'to', value: to },
        ...fee,
        ...payerFields,
      ],
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
