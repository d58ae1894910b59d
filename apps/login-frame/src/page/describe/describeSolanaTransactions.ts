import type { Network } from '@latchkit/core'
import { parseTransaction } from '@latchkit/core/solana'
import type { ApprovalContent } from '../approval/types.js'
import type { ApprovalModel, ModelWarning } from './ApprovalModel.js'
import { readSolanaInstruction } from './readSolanaInstruction.js'
import { toSimulationModel } from './toSimulationModel.js'

/** Describes transactions, from the bytes that are signed. */
export function describeSolanaTransactions(
  content: Extract<ApprovalContent, { type: 'solanaTransactions' }>,
  { nativeCurrency }: Pick<Network, 'nativeCurrency'>,
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
  return {
    title:
      transactions.length === 1
        ? { name: 'signTransaction' }
        : { name: 'signTransactions', values: { count: String(transactions.length) } },
    fields: [...payers].map((value) => ({ name: 'payer', value })),
    warnings,
    instructions: instructions.map((instruction, index) => readSolanaInstruction(instruction, index + 1)),
    simulation: toSimulationModel(simulation, nativeCurrency),
  }
}
