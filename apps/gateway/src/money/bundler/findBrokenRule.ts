import { type Hex, hexToBigInt, keccak256, pad, toFunctionSelector } from 'viem'
import * as z from 'zod/mini'

const flags = z.record(z.string(), z.boolean())

/** Schema of a step of the validation, as the tracer returns it. Addresses are in lower case. */
export const tracedStepSchema = z.object({
  name: z.enum(['factory', 'account', 'paymaster']),
  /** Opcodes that the environment, or the gas, decides about. */
  opcodes: flags,
  /** By address and slot: whether it is written. */
  storage: z.record(z.string(), flags),
  /** Inputs of 64 bytes of hashes. */
  hashes: z.array(z.string()),
  /** Addresses that receive value. */
  values: flags,
  /** Calls of the EntryPoint, with at most 36 bytes of their data. */
  calls: z.array(z.object({ type: z.string(), from: z.string(), data: z.string() })),
  creations: z.array(
    z.object({ type: z.enum(['CREATE', 'CREATE2']), from: z.string(), address: z.string() }),
  ),
  /** Addresses whose code is read; not for `EXTCODESIZE ISZERO`. */
  codes: flags,
  /** Addresses without code that are called, or whose code is read. */
  missing: flags,
  isOutOfGas: z.boolean(),
  /** Whether there was too much to return. */
  isTruncated: z.boolean(),
})

/** Effects of a step of the validation. */
export type TracedStep = z.output<typeof tracedStepSchema>

/** The addresses of an operation, in lower case. */
export type RuleContext = {
  readonly sender: string
  readonly entryPoint: string
  readonly factory: string | undefined
  readonly paymaster: string | undefined
  /** The entities with a stake. */
  readonly staked: ReadonlySet<string>
}

/**
 * A rule of ERC-7562 that an operation breaks.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7562
 */
export type BrokenRule = {
  /** Such as `OP-011`. */
  readonly rule: string
  /** The entity that breaks it. */
  readonly entity: string
  readonly message: string
}

type StepContext = RuleContext & { readonly entity: string; readonly isStaked: boolean }
/** Returns the rule, and what the entity does. */
type Check = (step: TracedStep, context: StepContext) => readonly [rule: string, action: string] | undefined

const checks: readonly Check[] = [
  checkOpcodes,
  checkCreations,
  checkCode,
  checkEntryPoint,
  checkValue,
  checkStorage,
]

/** Checks the steps of a validation against the rules of ERC-7562 on opcodes and storage. Returns the first that is broken. */
export function findBrokenRule(steps: readonly TracedStep[], context: RuleContext): BrokenRule | undefined {
  for (const step of steps) {
    const entity = (step.name === 'account' ? undefined : context[step.name]) ?? context.sender
    const stepContext = { ...context, entity, isStaked: context.staked.has(entity) }
    for (const check of checks) {
      const found = check(step, stepContext)
      if (found) return { rule: found[0], entity, message: `the ${step.name} ${found[1]}` }
    }
  }
  return undefined
}

function checkOpcodes({ opcodes, isOutOfGas, isTruncated }: TracedStep, { isStaked }: StepContext) {
  const balances = ['BALANCE', 'SELFBALANCE']
  const opcode = Object.keys(opcodes).find((one) => !(isStaked && balances.includes(one)))
  if (opcode) return [getOpcodeRule(opcode), `uses the opcode ${opcode}`] as const
  if (isOutOfGas) return ['OP-020', 'has a call that runs out of gas'] as const
  return isTruncated ? (['OP-011', 'does too much to be checked'] as const) : undefined
}

function getOpcodeRule(opcode: string): string {
  if (opcode === 'GAS') return 'OP-012'
  if (opcode === 'BALANCE' || opcode === 'SELFBALANCE') return 'OP-080'
  return opcode.startsWith('0x') ? 'OP-013' : 'OP-011'
}

/**
 * A factory creates the sender, once. An account creates contracts only while it is created itself, because any other
 * creation could be the creation of the sender of another operation.
 */
function checkCreations({ name, creations }: TracedStep, { sender, factory, staked }: StepContext) {
  const isStakedFactory = factory !== undefined && staked.has(factory)
  const hasOneCreate2 = creations.filter(({ type }) => type === 'CREATE2').length === 1
  const refused = creations.find(({ type, from, address }) => {
    if (factory === undefined || name === 'paymaster') return true
    if (from === sender) return type === 'CREATE2' && !isStakedFactory
    if (name === 'account') return true
    if (type === 'CREATE2' && hasOneCreate2 && address === sender) return false
    return !(isStakedFactory && (from === factory || type === 'CREATE'))
  })
  return refused && ([name === 'factory' ? 'OP-031' : 'OP-011', `uses the opcode ${refused.type}`] as const)
}

/** Addresses below belong to precompiled contracts, whichever of them a chain has. */
const firstContract = 0x10000n
/** The precompiled contracts of Ethereum, which depend on their input only, and P256VERIFY. */
const lastPrecompile = 0x11n
const p256Verify = 0x100n

function checkCode({ name, missing, codes, values }: TracedStep, { sender }: StepContext) {
  const used = [missing, codes, values].flatMap((one) => Object.keys(one))
  const foreign = used
    .map(BigInt)
    .find((one) => one < firstContract && one > lastPrecompile && one !== p256Verify)
  if (foreign !== undefined)
    return ['OP-062', `uses the precompiled contract 0x${foreign.toString(16)}`] as const
  // Only while the sender is created, it has no code.
  const empty = Object.keys(missing).find(
    (one) => BigInt(one) >= firstContract && !(one === sender && name === 'factory'),
  )
  return empty === undefined
    ? undefined
    : (['OP-041', `uses the address ${empty}, which has no code`] as const)
}

const depositTo = toFunctionSelector('depositTo(address)')
const incrementNonce = toFunctionSelector('incrementNonce(uint192)')

/** The sender may deposit, and use a nonce; a factory may deposit for the sender. */
function checkEntryPoint({ name, calls, codes }: TracedStep, { entryPoint, sender, factory }: StepContext) {
  if (codes[entryPoint]) return ['OP-054', 'reads the code of the EntryPoint'] as const
  const refused = calls.find(({ type, from, data }) => {
    const isSender = from === sender
    const isFactory = name === 'factory' && from === factory
    if (type !== 'CALL' || !(isSender || isFactory)) return true
    const selector = data.slice(0, 10)
    if (selector === depositTo) return data.slice(10) !== pad(sender as Hex).slice(2)
    return !isSender || (selector !== '0x' && selector !== incrementNonce)
  })
  return refused && (['OP-054', `calls the EntryPoint with ${refused.data.slice(0, 10)}`] as const)
}

function checkValue({ values }: TracedStep, { entryPoint }: StepContext) {
  const other = Object.keys(values).some((to) => to !== entryPoint)
  return other ? (['OP-061', 'sends value to another account than the EntryPoint'] as const) : undefined
}

function checkStorage(step: TracedStep, context: StepContext) {
  const { sender, entryPoint, factory, staked, entity, isStaked } = context
  // An account that does not exist yet could be the account of many operations.
  const mayAssociate = factory === undefined || (step.name === 'account' && staked.has(factory)) || isStaked
  for (const [owner, slots] of Object.entries(step.storage)) {
    if (owner === sender || owner === entryPoint) continue
    for (const [slot, isWritten] of Object.entries(slots)) {
      const action = `${isWritten ? 'writes' : 'reads'} storage of ${owner}`
      if (isAssociated(slot, sender, step.hashes)) {
        if (!mayAssociate) return ['STO-022', action] as const
        continue
      }
      if (isStaked && (owner === entity || !isWritten || isAssociated(slot, entity, step.hashes))) continue
      const rule = owner === entity ? 'STO-031' : isWritten ? 'STO-032' : 'STO-033'
      return [rule, action] as const
    }
  }
  return undefined
}

/** Slots after the hash of an address that belong to it too: fields of a struct in a mapping. */
const associatedSlots = 128n

/** Whether a slot is the address itself, or at most 128 after the hash of the address and a number. */
function isAssociated(slot: string, address: string, hashes: readonly string[]): boolean {
  const at = BigInt(`0x${slot}`)
  if (at === BigInt(address)) return true
  const key = pad(address as Hex)
  return hashes.some((input) => {
    if (!input.toLowerCase().startsWith(key)) return false
    const base = hexToBigInt(keccak256(input as Hex))
    return at >= base && at - base <= associatedSlots
  })
}
