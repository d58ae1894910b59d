import { concatHex, type Hex, pad, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../startDevnet.js'
import { callRpc } from './bundler.fixtures.js'
import {
  type Addresses,
  type Code,
  call,
  createHostileOperation,
  type Hostile,
  returnContext,
  run,
  useMapping,
} from './hostileContracts.fixtures.js'
import { startBundlerGateway } from './startBundlerGateway.fixtures.js'

let devnet: Devnet
let gateway: Awaited<ReturnType<typeof startBundlerGateway>>
beforeAll(async () => {
  devnet = await startDevnet({ chainIds: [31337] })
  gateway = await startBundlerGateway(devnet, { tracing: 'require' })
}, 180_000)
afterAll(async () => {
  await gateway.stop()
  await devnet.stop()
})

async function send(hostile: Hostile, tokenCode?: TokenCode) {
  const { operation, addresses } = await createHostileOperation(devnet, hostile, tokenCode)
  const params = [operation, addresses.entryPoint]
  return callRpc(gateway.getUrl(), 'eth_sendUserOperation', params)
}

const entities = ['account', 'paymaster', 'factory'] as const

/** The opcodes of OP-011, OP-012 and OP-080, with their inputs. */
const bannedOpcodes: readonly (readonly [name: string, rule: string, Code])[] = [
  ['GAS', 'OP-012', run('0x5a')],
  ['BALANCE', 'OP-080', run('0x31', [1n])],
  ['SELFBALANCE', 'OP-080', run('0x47')],
  ['ORIGIN', 'OP-011', run('0x32')],
  ['GASPRICE', 'OP-011', run('0x3a')],
  ['BLOCKHASH', 'OP-011', run('0x40', [1n])],
  ['COINBASE', 'OP-011', run('0x41')],
  ['TIMESTAMP', 'OP-011', run('0x42')],
  ['NUMBER', 'OP-011', run('0x43')],
  ['PREVRANDAO', 'OP-011', run('0x44')],
  ['GASLIMIT', 'OP-011', run('0x45')],
  ['BASEFEE', 'OP-011', run('0x48')],
  ['BLOBHASH', 'OP-011', run('0x49', [0n])],
  ['BLOBBASEFEE', 'OP-011', run('0x4a')],
]

test.each(
  bannedOpcodes.flatMap(([name, rule, code]) =>
    entities.map((entity) => [name, entity, rule, code] as const),
  ),
)('error: refuses %s in the validation of the %s (%s)', async (name, entity, rule, code) => {
  const { error } = await send({ entity, code: () => code })
  expect(error).toEqual({
    code: -32_502,
    message: expect.stringContaining(`ERC-7562 ${rule}: the ${entity} uses the opcode ${name} (0x`),
  })
})

test.each(
  bannedOpcodes.flatMap(([name, rule, code]) =>
    (['CALL', 'DELEGATECALL'] as const).map((type) => [name, type, rule, code] as const),
  ),
)('error: refuses %s in a contract that the account uses with %s (%s)', async (_name, type, rule, code) => {
  const { error } = await send({ entity: 'account', code: ({ token }) => call(token, { type }) }, () => code)
  expect(error?.message).toMatch(`ERC-7562 ${rule}: the account uses`)
})

type TokenCode = ((addresses: Addresses) => Code) | undefined
type Row = readonly [name: string, hostile: Hostile, tokenCode?: TokenCode]

const deposit = (of: Hex): Hex => concatHex([toFunctionSelector('depositTo(address)'), pad(of)])
const create = run('0xf0', [0n, 0n, 0n])
const create2 = run('0xf5', [0n, 0n, 0n, 0n])
/** CREATE2 with another salt than that of the sender. */
const otherCreate2 = run('0xf5', [7n, 0n, 0n, 0n])
const readSlot = run('0x54', [0n])
const writeSlot = run('0x55', [1n, 0n], false)
const isSizeZero = (of: Hex): Code => concatHex([run('0x3b', [of], false), '0x1550'])
/** Contracts that use a mapping of who calls them, or of an address. */
const useOwnSlot = () => readSlot
const writeOwnSlot = () => writeSlot

const account = (code: Hostile['code'], options: Partial<Hostile> = {}): Hostile => ({
  ...{ entity: 'account', code },
  ...options,
})
const paymaster = (code: Hostile['code'], options: Partial<Hostile> = {}): Hostile => ({
  ...{ entity: 'paymaster', code },
  ...options,
})
const factory = (code: Hostile['code'], options: Partial<Hostile> = {}): Hostile => ({
  ...{ entity: 'factory', code },
  ...options,
})
const callToken: Hostile['code'] = ({ token }) => call(token)
const ofSender = ({ sender }: Addresses) => useMapping(sender, { isWrite: true, offset: 2n })

const accepted: readonly Row[] = [
  ['OP-012: GAS before CALL', account(callToken)],
  ['OP-012: GAS before DELEGATECALL', account(({ token }) => call(token, { type: 'DELEGATECALL' }))],
  ['OP-031: a factory that creates the sender', factory(() => '0x')],
  ['OP-032: CREATE in a new account', account(() => create, { isNew: true })],
  ['OP-042: the sender without code in a factory', factory(({ sender }) => call(sender))],
  ['OP-042: the code of the sender in a factory', factory(({ sender }) => run('0x3f', [sender]))],
  ['OP-051: EXTCODESIZE ISZERO of the EntryPoint', account(({ entryPoint }) => isSizeZero(entryPoint))],
  [
    'OP-052: a deposit for the sender',
    account(({ entryPoint, sender }) => call(entryPoint, { value: 5n, data: deposit(sender) })),
  ],
  ['OP-053: a payment to the EntryPoint', account(({ entryPoint }) => call(entryPoint, { value: 5n }))],
  ['OP-062: a precompiled contract', account(() => call('0x04'))],
  ['OP-080: BALANCE in a staked account', account(() => run('0x31', [1n]), { staked: ['account'] })],
  ['OP-080: SELFBALANCE in a staked paymaster', paymaster(() => run('0x47'), { staked: ['paymaster'] })],
  ['OP-080: BALANCE in a staked factory', factory(() => run('0x31', [1n]), { staked: ['factory'] })],
  ['EREP-050 (removed): a context of a paymaster', paymaster(() => '0x', { paymasterEnd: returnContext })],
  [
    'EREP-060: CREATE2 in a new account of a staked factory',
    account(() => create2, { isNew: true, staked: ['factory'] }),
  ],
  ['EREP-060: a further CREATE2 of a staked factory', factory(() => otherCreate2, { staked: ['factory'] })],
  [
    'EREP-061: CREATE in a contract of a staked factory',
    factory(callToken, { staked: ['factory'] }),
    () => create,
  ],
  ['STO-000: no storage, account', account(() => '0x')],
  ['STO-000: no storage, paymaster', paymaster(() => '0x')],
  ['STO-010: own storage of an account', account(() => writeSlot)],
  [
    'STO-010: a paymaster that calls the account',
    paymaster(({ sender }) => call(sender, { data: '0x12345678' })),
  ],
  ['STO-010: own storage of a new account', account(() => writeSlot, { isNew: true })],
  ['STO-021: storage that belongs to the account', account(callToken), ofSender],
  ['STO-021: storage that belongs to the account, in a paymaster', paymaster(callToken), ofSender],
  ['STO-021: storage in the paymaster that belongs to the account', paymaster(ofSender)],
  [
    'STO-022: storage that belongs to a new account of a staked factory',
    account(callToken, { isNew: true, staked: ['factory'] }),
    ofSender,
  ],
  [
    'STO-022: storage that belongs to a new account, in a staked paymaster',
    paymaster(callToken, { isNew: true, staked: ['paymaster'] }),
    ofSender,
  ],
  ['STO-031: own storage of a staked paymaster', paymaster(() => writeSlot, { staked: ['paymaster'] })],
  ['STO-031: own storage of a staked factory', factory(() => writeSlot, { staked: ['factory'] })],
  [
    'STO-032: storage that belongs to a staked paymaster',
    paymaster(callToken, { staked: ['paymaster'] }),
    ({ paymaster: key }) => useMapping(key, { isWrite: true }),
  ],
  [
    'STO-032: storage that belongs to a staked factory',
    factory(callToken, { staked: ['factory'] }),
    ({ factory: key }) => useMapping(key, { isWrite: true }),
  ],
  ['STO-033: a read by a staked account', account(callToken, { staked: ['account'] }), useOwnSlot],
  ['STO-033: a read by a staked paymaster', paymaster(callToken, { staked: ['paymaster'] }), useOwnSlot],
  ['STO-033: a read by a staked factory', factory(callToken, { staked: ['factory'] }), useOwnSlot],
]

const toCases = (rows: readonly Row[]) =>
  rows.map(([name, hostile, tokenCode]) => [name, { hostile, tokenCode }] as const)

test.each(toCases(accepted))('default: accepts %s', async (_name, { hostile, tokenCode }) => {
  expect(await send(hostile, tokenCode)).toEqual({ status: 200, result: expect.stringMatching(/^0x\w{64}$/) })
})

const undeployed = [
  ['EXTCODESIZE', ({ empty }: Addresses) => run('0x3b', [empty])],
  ['EXTCODEHASH', ({ empty }: Addresses) => run('0x3f', [empty])],
  ['EXTCODECOPY', ({ empty }: Addresses) => run('0x3c', [0n, 0n, 0n, empty], false)],
  ['CALL', ({ empty }: Addresses) => call(empty)],
  ['CALLCODE', ({ empty }: Addresses) => call(empty, { type: 'CALLCODE' })],
  ['DELEGATECALL', ({ empty }: Addresses) => call(empty, { type: 'DELEGATECALL' })],
  ['STATICCALL', ({ empty }: Addresses) => call(empty, { type: 'STATICCALL' })],
] as const
const outOfGas = () => '0x5b5f56' as const
const both = (hostile: Hostile): readonly Hostile[] => [hostile, { ...hostile, staked: [hostile.entity] }]
const nameOf = ({ entity, staked }: Hostile) => (staked ? `a staked ${entity}` : entity)

const refused: readonly Row[] = [
  ['OP-011: INVALID in a call', account(({ token }) => call(token, { gas: 3_000n })), () => '0xfe'],
  ['OP-011: SELFDESTRUCT in a call', account(callToken), () => run('0xff', [1n], false)],
  ['OP-011: CREATE in an account', account(() => create)],
  ['OP-011: CREATE2 in an account', account(() => create2)],
  ['OP-011: CREATE in a staked account', account(() => create, { staked: ['account'] })],
  ['OP-011: CREATE in a paymaster', paymaster(() => create)],
  ['OP-011: CREATE2 in a staked paymaster', paymaster(() => create2, { staked: ['paymaster'] })],
  ['OP-011: CREATE2 in a new account', account(() => create2, { isNew: true })],
  [
    'OP-013: an unassigned opcode in a call',
    account(({ token }) => call(token, { gas: 3_000n })),
    () => '0x0c',
  ],
  ...entities.flatMap((entity) =>
    both({ entity, code: ({ token }) => call(token, { gas: 5_000n }) }).flatMap((hostile): readonly Row[] => [
      [`OP-020: a call that runs out of gas, ${nameOf(hostile)}`, hostile, outOfGas],
      [
        `OP-020: SSTORE that runs out of gas, ${nameOf(hostile)}`,
        { ...hostile, code: ({ token }) => call(token, { gas: 2_000n }) },
        ofSender,
      ],
    ]),
  ),
  ['OP-031: a second CREATE2 of a factory', factory(() => otherCreate2)],
  ['OP-031: CREATE of a factory', factory(() => create)],
  ...undeployed.flatMap(([opcode, code]): readonly Row[] => [
    [`OP-041: ${opcode} of an address without code, account`, account(code)],
    [`OP-041: ${opcode} of an address without code, factory`, factory(code)],
    [`OP-041: ${opcode} of an address without code, paymaster`, paymaster(code)],
  ]),
  ['OP-054: EXTCODESIZE of the EntryPoint', account(({ entryPoint }) => run('0x3b', [entryPoint]))],
  ['OP-054: EXTCODEHASH of the EntryPoint', account(({ entryPoint }) => run('0x3f', [entryPoint]))],
  [
    'OP-054: EXTCODECOPY of the EntryPoint',
    account(({ entryPoint }) => run('0x3c', [0n, 0n, 0n, entryPoint], false)),
  ],
  [
    'OP-054: a balance in the EntryPoint',
    account(({ entryPoint, sender }) =>
      call(entryPoint, { data: concatHex([toFunctionSelector('balanceOf(address)'), pad(sender)]) }),
    ),
  ],
  [
    'OP-054: a deposit for another account',
    account(({ entryPoint, token }) => call(entryPoint, { value: 5n, data: deposit(token) })),
  ],
  ['OP-061: a payment', account(({ token }) => call(token, { value: 1n }))],
  ['OP-061: a payment with CALLCODE', account(({ token }) => call(token, { type: 'CALLCODE', value: 1n }))],
  ['OP-062: a precompiled contract of some chains', account(() => call('0x64'))],
  ['STO-000: foreign storage, account', account(callToken), useOwnSlot],
  ['STO-000: foreign storage, factory', factory(callToken), useOwnSlot],
  ['STO-000: transient storage of another contract (OP-070)', account(callToken), () => run('0x5c', [0n])],
  [
    'STO-021: slots too far from those that belong to the account',
    account(callToken),
    ({ sender }) => useMapping(sender, { offset: 129n }),
  ],
  ['STO-022: storage that belongs to a new account', account(callToken, { isNew: true }), ofSender],
  ['STO-022: storage that belongs to the new account, in its factory', factory(callToken), ofSender],
  [
    'STO-022: storage that belongs to a new account, in a paymaster',
    paymaster(callToken, { isNew: true }),
    ofSender,
  ],
  [
    'STO-022: the same with a staked factory',
    paymaster(callToken, { isNew: true, staked: ['factory'] }),
    ofSender,
  ],
  ['STO-031: own storage of a paymaster', paymaster(() => writeSlot)],
  ['STO-031: own storage of a factory', factory(() => writeSlot)],
  [
    'STO-032: storage that belongs to a paymaster',
    paymaster(callToken),
    ({ paymaster: key }) => useMapping(key),
  ],
  ['STO-032: storage that belongs to a factory', factory(callToken), ({ factory: key }) => useMapping(key)],
  ['STO-033: foreign storage, paymaster', paymaster(callToken), useOwnSlot],
  ['STO-033: a write by a staked account', account(callToken, { staked: ['account'] }), writeOwnSlot],
  ['STO-033: a write by a staked paymaster', paymaster(callToken, { staked: ['paymaster'] }), writeOwnSlot],
  ['STO-033: a write by a staked factory', factory(callToken, { staked: ['factory'] }), writeOwnSlot],
]

test.each(toCases(refused))('error: refuses %s', async (_name, { hostile, tokenCode }) => {
  const { error, result } = await send(hostile, tokenCode)
  expect({ error, result }).toEqual({
    error: { code: -32_502, message: expect.stringMatching(/^ERC-7562 [A-Z]+-\d+: /) },
  })
})
