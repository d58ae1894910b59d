import { entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import { jsonRpc, post } from '@latchkit/test/source/foundation/jsonRpc'
import {
  concatHex,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
} from 'viem'
import type { Devnet } from '../startDevnet.js'
import { createChain, type DevnetChainClient, target } from './bundler.fixtures.js'

/** Code that leaves the stack as it was. */
export type Code = Hex

/** Pushes a number, or bytes. */
const push = (value: bigint | Hex): Code => {
  const bytes = typeof value === 'bigint' ? (value === 0n ? '0x' : numberToHex(value)) : value
  const even: Hex = bytes.length % 2 === 0 ? bytes : `0x0${bytes.slice(2)}`
  return size(even) === 0 ? '0x5f' : concatHex([numberToHex(0x5f + size(even)), even])
}

const pop: Code = '0x50'

/** Runs an opcode with inputs, of which the last one is on top, and drops what it returns. */
export function run(opcode: Hex, inputs: readonly (bigint | Hex)[] = [], hasResult = true): Code {
  return concatHex([...inputs.map(push), opcode, ...(hasResult ? ([pop] as const) : [])])
}

/** The opcodes of calls. */
const calls = { CALL: '0xf1', CALLCODE: '0xf2', DELEGATECALL: '0xf4', STATICCALL: '0xfa' } as const

/** Calls an address. */
export function call(
  to: Hex,
  {
    type = 'CALL',
    value = 0n,
    data = '0x',
    gas,
  }: {
    readonly type?: keyof typeof calls
    readonly value?: bigint
    readonly data?: Hex
    /** Default: all. */
    readonly gas?: bigint
  } = {},
): Code {
  const hasValue = type === 'CALL' || type === 'CALLCODE'
  return concatHex([
    ...store(data),
    ...[push(0n), push(0n), push(BigInt(size(data))), push(0n)],
    ...(hasValue ? [push(value)] : []),
    push(to),
    // Opcode GAS.
    gas === undefined ? '0x5a' : push(gas),
    calls[type],
    pop,
  ])
}

/** Writes bytes to the memory, at 0. */
function store(data: Hex): readonly Code[] {
  const words: Code[] = []
  for (let at = 0; at < size(data); at += 32) {
    const word: Hex = `0x${data.slice(2 + at * 2, 66 + at * 2).padEnd(64, '0')}`
    words.push(concatHex([push(word), push(BigInt(at)), '0x52']))
  }
  return words
}

/**
 * Reads, or writes, a slot of a mapping: `keccak256(key . 0) + offset`.
 *
 * @param key An address; `self` is that of the contract that runs the code.
 */
export function useMapping(
  key: Hex | 'self',
  { isWrite = false, offset = 0n }: { readonly isWrite?: boolean; readonly offset?: bigint } = {},
): Code {
  return concatHex([
    // Opcode ADDRESS.
    ...(key === 'self' ? (['0x305f525f602052'] as const) : store(concatHex([pad(key), pad('0x00')]))),
    ...(isWrite ? [push(1n)] : []),
    ...([push(0x40n), push(0n), '0x20', push(offset), '0x01'] as const),
    ...(isWrite ? (['0x55'] as const) : (['0x54', pop] as const)),
  ])
}

/** Code of a contract that does nothing. */
const returnNothing: Code = '0x00'
/** Ends the validation of an account: the signature is valid. */
const returnValid: Code = '0x5f5f5260205ff3'
/** Ends the validation of a paymaster: no context, and valid. */
const returnPaymaster: Code = '0x60405f525f6020525f60405260605ff3'
/** As `returnPaymaster`, with a context of 32 bytes. */
export const returnContext: Code = '0x60405f525f6020526020604052600160605260805ff3'

/** Creation code that deploys `runtime`. */
function toCreationCode(runtime: Hex): Hex {
  const length = push(BigInt(size(runtime)))
  const header = (start: number) =>
    concatHex([length, '0x80', push(BigInt(start)), '0x5f', '0x39', '0x5f', '0xf3'])
  return concatHex([header(size(header(1))), runtime])
}

/** Creates a contract with CREATE2 and the salt 0, and returns its address as a factory does. */
function createAndReturn(creationCode: Hex): Code {
  return concatHex([
    ...store(creationCode),
    // CREATE2 with salt, size, offset and value; then MSTORE and RETURN.
    concatHex([push(0n), push(BigInt(size(creationCode))), push(0n), push(0n), '0xf5']),
    '0x5f5260205ff3',
  ])
}

/** What a hostile operation is made of. Functions get the addresses. */
export type Hostile = {
  /** The entity whose validation runs the code. */
  readonly entity: 'account' | 'paymaster' | 'factory'
  readonly code: (addresses: Addresses) => Code
  /** Entities with a stake. */
  readonly staked?: readonly ('account' | 'paymaster' | 'factory')[]
  /** Whether a factory creates the sender. Default: whether the entity is one. */
  readonly isNew?: boolean
  /** Ends the validation of the paymaster. */
  readonly paymasterEnd?: Code
}

/** The contracts of a hostile operation. */
export type Addresses = {
  readonly sender: Hex
  readonly paymaster: Hex
  readonly factory: Hex
  /** Another contract, which uses its own mapping and slot 0. */
  readonly token: Hex
  readonly entryPoint: Hex
  /** An address without code. */
  readonly empty: Hex
}

const depositAbi = parseAbi([
  'function depositTo(address account) payable',
  'function addStake(uint32 unstakeDelaySec) payable',
])
const entryPoint = entryPoints['0.7']

/** Creates contracts, and an operation that uses them. */
export async function createHostileOperation(
  devnet: Pick<Devnet, 'chains'>,
  { entity, code, staked = [], isNew = entity === 'factory', paymasterEnd = returnPaymaster }: Hostile,
  tokenCode?: (addresses: Addresses) => Code,
): Promise<{ readonly operation: object; readonly addresses: Addresses; readonly chain: DevnetChainClient }> {
  const chain = createChain(devnet)
  const draft = { factory: target(), paymaster: target(), token: target(), empty: target(), entryPoint }
  // The code of a new account does not know its own address.
  const accountCode = (sender: Hex) =>
    concatHex([entity === 'account' ? code({ ...draft, sender }) : '0x', returnValid])
  const creationCode = toCreationCode(accountCode('0x'))
  const sender = isNew
    ? getCreate2Address({ from: draft.factory, salt: pad('0x00'), bytecodeHash: keccak256(creationCode) })
    : target()
  const addresses = { ...draft, sender }
  const usesPaymaster = entity === 'paymaster'
  for (const one of staked) {
    const address = one === 'account' ? sender : addresses[one]
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'addStake', args: [86_400] })
    await payEntryPoint(devnet, { from: address, to: entryPoint, data, value: parseEther('0.1') })
  }
  if (!isNew) await chain.setCode({ address: sender, bytecode: accountCode(sender) })
  if (isNew) {
    const before = entity === 'factory' ? code(addresses) : '0x'
    await chain.setCode({
      address: addresses.factory,
      bytecode: concatHex([before, createAndReturn(creationCode)]),
    })
  }
  if (usesPaymaster)
    await chain.setCode({
      address: addresses.paymaster,
      bytecode: concatHex([code(addresses), paymasterEnd]),
    })
  await chain.setCode({
    address: addresses.token,
    bytecode: tokenCode ? tokenCode(addresses) : returnNothing,
  })
  await chain.setBalance({ address: sender, value: parseEther('1') })
  for (const one of [sender, ...(usesPaymaster ? [addresses.paymaster] : [])]) await depositFor(devnet, one)
  const operation = {
    ...{ sender, nonce: '0x0', callData: '0x', signature: '0x' },
    ...{ callGasLimit: '0x7530', verificationGasLimit: '0xf4240', preVerificationGas: '0x30d40' },
    ...{ maxFeePerGas: '0xee6b2800', maxPriorityFeePerGas: '0x77359400' },
    ...(isNew && { factory: addresses.factory, factoryData: '0x' }),
    ...(usesPaymaster && {
      ...{ paymaster: addresses.paymaster, paymasterData: '0x' },
      ...{ paymasterVerificationGasLimit: '0xf4240', paymasterPostOpGasLimit: '0x7530' },
    }),
  }
  return { operation, addresses, chain }
}

/** Deposits in the EntryPoint for an account. */
export async function depositFor(
  devnet: Pick<Devnet, 'chains'>,
  account: Hex,
  to: Hex = entryPoint,
): Promise<void> {
  const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositTo', args: [account] })
  await payEntryPoint(devnet, { from: target(), to, data, value: parseEther('1') })
}

/** Sends a transaction of an account without a key, and returns when it is mined. */
async function payEntryPoint(
  { chains: [chain] }: Pick<Devnet, 'chains'>,
  {
    from,
    to,
    data,
    value,
  }: { readonly from: Hex; readonly to: Hex; readonly data: Hex; readonly value: bigint },
): Promise<void> {
  const rpc = (method: string, params: readonly unknown[]) =>
    jsonRpc(post, chain?.rpcUrl ?? '', method, params)
  await rpc('anvil_setBalance', [from, numberToHex(value + parseEther('1'))])
  await rpc('anvil_impersonateAccount', [from])
  await rpc('eth_sendTransactionSync', [{ from, to, data, value: numberToHex(value) }])
  await rpc('anvil_stopImpersonatingAccount', [from])
}
