import { concatHex, keccak256, pad } from 'viem'
import { expect, test } from 'vitest'
import { findBrokenRule, type TracedStep } from './findBrokenRule.js'

const sender = `0x${'11'.repeat(20)}` as const
const entryPoint = `0x${'22'.repeat(20)}`
const factory = `0x${'33'.repeat(20)}`
const paymaster = `0x${'44'.repeat(20)}` as const
const token = `0x${'55'.repeat(20)}`
const helper = `0x${'66'.repeat(20)}`
const mapping = concatHex([pad(sender), pad('0x07')])
const slotOfSender = keccak256(mapping).slice(2)
const paymasterMapping = concatHex([pad(paymaster), pad('0x07')])
const slotOfPaymaster = keccak256(paymasterMapping).slice(2)

const createStep = (changes: Partial<TracedStep> = {}): TracedStep => ({
  ...{ name: 'account', opcodes: {}, storage: {}, hashes: [], values: {}, calls: [], creations: [] },
  ...{ codes: {}, missing: {}, isOutOfGas: false, isTruncated: false },
  ...changes,
})
const check = (step: TracedStep, staked: readonly string[] = []) =>
  findBrokenRule([step], {
    ...{ sender, entryPoint, factory, paymaster },
    staked: new Set(staked),
  })
const creation = (type: 'CREATE' | 'CREATE2', from: string, address: string = token) => ({
  ...{ type, from, address },
})
const deposit = `0xb760faf9${'0'.repeat(24)}${'11'.repeat(20)}`

test.each<[string, Partial<TracedStep>, staked?: readonly string[]]>([
  ['nothing', {}],
  ['storage of the sender', { storage: { [sender]: { '1': true } } }],
  ['a payment to the EntryPoint', { values: { [entryPoint]: true } }],
  ['a precompiled contract', { missing: { [`0x${'0'.repeat(38)}01`]: true } }],
  ['P256VERIFY', { missing: { [`0x${'0'.repeat(37)}100`]: true } }],
  ['a deposit for the sender', { calls: [{ type: 'CALL', from: sender, data: deposit }] }],
  ['a payment of the sender', { calls: [{ type: 'CALL', from: sender, data: '0x' }] }],
  ['a used nonce', { calls: [{ type: 'CALL', from: sender, data: `0x0bd28e3b${'0'.repeat(64)}` }] }],
  ['a deposit of a factory', { name: 'factory', calls: [{ type: 'CALL', from: factory, data: deposit }] }],
  ['the creation of the sender', { name: 'factory', creations: [creation('CREATE2', factory, sender)] }],
  [
    'the creation of the sender by another contract',
    { name: 'factory', creations: [creation('CREATE2', helper, sender)] },
  ],
  ['CREATE of a new account', { creations: [creation('CREATE', sender)] }],
  ['CREATE2 of a new account of a staked factory', { creations: [creation('CREATE2', sender)] }, [factory]],
  [
    'creations of a staked factory',
    {
      name: 'factory',
      creations: [
        creation('CREATE2', factory, sender),
        creation('CREATE2', factory),
        creation('CREATE', helper),
      ],
    },
    [factory],
  ],
  ['the sender without code in a factory', { name: 'factory', missing: { [sender]: true } }],
  ['the balance in a staked account', { opcodes: { BALANCE: true, SELFBALANCE: true } }, [sender]],
  [
    'storage of a staked paymaster',
    { name: 'paymaster', storage: { [paymaster]: { '0': true } } },
    [paymaster],
  ],
  [
    'storage that belongs to a staked paymaster',
    {
      name: 'paymaster',
      storage: { [token]: { [slotOfPaymaster]: true } },
      hashes: [paymasterMapping],
    },
    [paymaster],
  ],
  [
    'a read of any storage by a staked paymaster',
    { name: 'paymaster', storage: { [token]: { '1': false } } },
    [paymaster],
  ],
  [
    'storage that belongs to a new account of a staked factory',
    { storage: { [token]: { [slotOfSender]: true } }, hashes: [mapping] },
    [factory],
  ],
])('default: allows %s', (_name, changes, staked) => {
  expect(check(createStep(changes), staked)).toBeUndefined()
})

test.each<[rule: string, string, Partial<TracedStep>, staked?: readonly string[]]>([
  ['OP-011', 'uses the opcode TIMESTAMP', { opcodes: { TIMESTAMP: true } }, [sender]],
  ['OP-011', 'does too much to be checked', { isTruncated: true }],
  ['OP-012', 'uses the opcode GAS', { opcodes: { GAS: true } }],
  ['OP-013', 'uses the opcode 0xc', { opcodes: { '0xc': true } }],
  ['OP-020', 'has a call that runs out of gas', { isOutOfGas: true }],
  ['OP-080', 'uses the opcode BALANCE', { opcodes: { BALANCE: true } }],
  ['OP-011', 'uses the opcode CREATE2', { creations: [creation('CREATE2', sender)] }],
  ['OP-011', 'uses the opcode CREATE', { creations: [creation('CREATE', helper)] }],
  ['OP-011', 'uses the opcode CREATE', { name: 'paymaster', creations: [creation('CREATE', sender)] }],
  [
    'OP-031',
    'uses the opcode CREATE2',
    { name: 'factory', creations: [creation('CREATE2', factory, sender), creation('CREATE2', factory)] },
  ],
  ['OP-031', 'uses the opcode CREATE2', { name: 'factory', creations: [creation('CREATE2', factory)] }],
  ['OP-031', 'uses the opcode CREATE', { name: 'factory', creations: [creation('CREATE', factory, sender)] }],
  ['OP-041', `uses the address ${token}, which has no code`, { missing: { [token]: true } }],
  ['OP-041', `uses the address ${sender}, which has no code`, { missing: { [sender]: true } }],
  ['OP-054', 'reads the code of the EntryPoint', { codes: { [entryPoint]: true } }],
  [
    'OP-054',
    'calls the EntryPoint with 0x70a08231',
    { calls: [{ type: 'STATICCALL', from: sender, data: `0x70a08231${'0'.repeat(64)}` }] },
  ],
  [
    'OP-054',
    'calls the EntryPoint with 0xb760faf9',
    { calls: [{ type: 'CALL', from: sender, data: `0xb760faf9${'0'.repeat(24)}${'55'.repeat(20)}` }] },
  ],
  ['OP-054', 'calls the EntryPoint with 0x', { calls: [{ type: 'CALL', from: helper, data: '0x' }] }],
  ['OP-054', 'calls the EntryPoint with 0x', { calls: [{ type: 'DELEGATECALL', from: sender, data: '0x' }] }],
  [
    'OP-061',
    'sends value to another account than the EntryPoint',
    { values: { [token]: true, [entryPoint]: true } },
  ],
  ['OP-062', 'uses the precompiled contract 0x64', { missing: { [`0x${'0'.repeat(38)}64`]: true } }],
  [
    'STO-022',
    `writes storage of ${token}`,
    { storage: { [token]: { [slotOfSender]: true } }, hashes: [mapping] },
  ],
  [
    'STO-031',
    `reads storage of ${paymaster}`,
    { name: 'paymaster', storage: { [paymaster]: { '0': false } } },
  ],
  ['STO-032', `writes storage of ${token}`, { storage: { [token]: { '1': true } } }, [sender]],
  ['STO-033', `reads storage of ${token}`, { storage: { [token]: { '1': false } } }],
])('error: %s, because the step %s', (rule, action, changes, staked) => {
  const step = createStep(changes)
  const entity = { account: sender, factory, paymaster }[step.name]
  expect(check(step, staked)).toEqual({ rule, entity, message: `the ${step.name} ${action}` })
})

test('behavior: storage that belongs to the sender is allowed if the sender exists', () => {
  const step = createStep({ storage: { [token]: { [slotOfSender]: true } }, hashes: [mapping] })
  expect(
    findBrokenRule([step], { sender, entryPoint, factory: undefined, paymaster, staked: new Set() }),
  ).toBeUndefined()
})

test('error: creations without a factory, even of a staked account', () => {
  const step = createStep({ creations: [creation('CREATE', sender)] })
  const found = findBrokenRule([step], {
    ...{ sender, entryPoint, factory: undefined, paymaster },
    staked: new Set([sender]),
  })
  expect(found?.message).toBe('the account uses the opcode CREATE')
})
