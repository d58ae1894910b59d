import { pino } from 'pino'
import { encodeAbiParameters, type Hex } from 'viem'
import { expect, test } from 'vitest'
import type { ChainBundler } from './ChainBundler.js'
import { createBlame } from './createBlame.js'
import type { OperationStore, StoredOperation } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import { entryPoints } from './entryPoints.js'

const sender = `0x${'11'.repeat(20)}`
const factory = `0x${'33'.repeat(20)}`
const paymaster = `0x${'44'.repeat(20)}`
const [entryPoint] = entryPoints
const stored = { entryPoint: entryPoint?.address, sender, factory, paymaster } as StoredOperation

function createTest(staked: readonly string[]) {
  const failures: string[] = []
  const taken: string[] = []
  const call = async (_method: string, [request]: readonly unknown[]) => {
    const { data } = request as { readonly data: Hex }
    const isStaked = staked.some((one) => data.includes(one.slice(2)))
    const uint = { type: 'uint256' } as const
    const bool = { type: 'bool' } as const
    return encodeAbiParameters(
      [uint, bool, uint, uint, uint],
      [0n, isStaked, isStaked ? 10n ** 18n : 0n, 86_400n, 0n],
    )
  }
  // Only the parts that are used.
  const chain = { id: 'eip155:1', client: { call }, settings: {}, entryPoints } as unknown as ChainBundler
  // Only the method that is used.
  const operations = {
    addFailure: async (_: string, entity: string) => void failures.push(entity),
  } as Partial<OperationStore> as OperationStore
  const reputations = {
    add: async (_: string, entities: readonly string[]) => void taken.push(...entities),
  } as Partial<ReputationStore> as ReputationStore
  return {
    blame: createBlame({ chain, operations, reputations, logger: pino({ enabled: false }) }),
    ...{ failures, taken },
  }
}

test.each<[string, reason: string, staked: readonly string[], responsible: string]>([
  ['a factory for the creation', 'AA13 initCode failed or OOG', [], factory],
  ['an account that exists already', 'AA10 sender already constructed', [], sender],
  ['an account for its validation', 'AA23 reverted', [], sender],
  ['an account for another failure', 'The EntryPoint reverts', [], sender],
  ['a paymaster for its validation', 'AA33 reverted', [], paymaster],
  ['EREP-020: a staked factory for its accounts', 'AA23 reverted', [factory], factory],
  ['EREP-030: a staked account for its paymaster', 'AA31 paymaster deposit too low', [sender], sender],
])('default: blames %s', async (_name, reason, staked, responsible) => {
  const { blame, failures } = createTest(staked)
  await blame.addFailure(stored, reason)
  expect(failures).toEqual([responsible])
})

test('behavior: EREP-015: a paymaster does not have seen an operation that fails because of others', async () => {
  const { blame, taken } = createTest([])
  await blame.addFailure(stored, 'AA23 reverted')
  expect(taken).toEqual([paymaster])
  await blame.addFailure(stored, 'AA33 reverted')
  expect(taken).toEqual([paymaster])
})

test('behavior: blames the entity that breaks a rule', async () => {
  const { blame, failures } = createTest([factory])
  await blame.addFailure(stored, 'ERC-7562 OP-011: the paymaster uses the opcode TIMESTAMP', paymaster)
  expect(failures).toEqual([paymaster])
})
