import { concatHex, keccak256, pad } from 'viem'
import { expect, test } from 'vitest'
import { findBrokenRule, type TracedStep } from './checkRules.js'

const sender = `0x${'11'.repeat(20)}` as const
const entryPoint = `0x${'22'.repeat(20)}`
const factory = `0x${'33'.repeat(20)}`
const paymaster = `0x${'44'.repeat(20)}` as const
const token = `0x${'55'.repeat(20)}`
const mapping = concatHex([pad(sender), pad('0x07')])
const slotOfSender = keccak256(mapping).slice(2)

const createStep = (changes: Partial<TracedStep> = {}): TracedStep => ({
  ...{ name: 'account', opcodes: {}, storage: {}, hashes: [], values: [], creations: 0 },
  ...changes,
})
const check = (step: TracedStep, staked: readonly string[] = []) =>
  findBrokenRule([step], { ...{ sender, entryPoint, factory, paymaster }, staked: new Set(staked) })?.message

test.each<[string, Partial<TracedStep>]>([
  ['nothing', {}],
  ['storage of the sender', { storage: { [sender]: { '1': true } } }],
  ['storage of the EntryPoint', { storage: { [entryPoint]: { '1': true } } }],
  [
    'storage that belongs to the sender',
    { storage: { [token]: { [slotOfSender]: true } }, hashes: [mapping] },
  ],
  ['a payment to the EntryPoint', { values: [entryPoint] }],
  ['CREATE2 in a factory', { name: 'factory', opcodes: { CREATE2: true }, creations: 1 }],
])('default: allows %s', (_name, changes) => {
  expect(check(createStep(changes))).toBeUndefined()
})

test.each<[string, Partial<TracedStep>, string]>([
  ['an opcode', { opcodes: { TIMESTAMP: true } }, 'the account uses the opcode TIMESTAMP'],
  [
    'CREATE2 in an account',
    { opcodes: { CREATE2: true }, creations: 1 },
    'the account uses the opcode CREATE2',
  ],
  [
    'two creations',
    { name: 'factory', opcodes: { CREATE2: true }, creations: 2 },
    'the factory uses the opcode CREATE2',
  ],
  [
    'storage of another contract',
    { storage: { [token]: { '1': true } } },
    `the account accesses storage of ${token}`,
  ],
  [
    'a payment to another account',
    { values: [token] },
    'the account sends value to another account than the EntryPoint',
  ],
  [
    'storage of a paymaster without stake',
    { name: 'paymaster', storage: { [paymaster]: { '0': true } } },
    `the paymaster accesses storage of ${paymaster}`,
  ],
])('error: refuses %s', (_name, changes, message) => {
  expect(check(createStep(changes))).toBe(message)
})

test('behavior: a paymaster with a stake may use its own storage', () => {
  const step = createStep({ name: 'paymaster', storage: { [paymaster]: { '0': true } } })
  expect(check(step, [paymaster])).toBeUndefined()
})
