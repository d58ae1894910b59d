import { bundlerErrorCodes as codes } from '@latchkit/blockchain-api/contract'
import {
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  keccak256,
  pad,
  parseAbi,
} from 'viem'
import * as z from 'zod/mini'
import type { SimulatedOperation } from './acceptOperation.js'
import { BundlerError } from './BundlerError.js'
import { NodeCallError } from './createChainClient.js'
import { getOverrides } from './getOverrides.js'
import { isTrustedFactory } from './isTrustedFactory.js'
import { eip7702Factory } from './ParsedOperation.js'
import { toSimulationCall } from './simulate.js'
import { validationTracer } from './validationTracer.js'

const step = z.object({
  name: z.enum(['factory', 'account', 'paymaster']),
  opcodes: z.record(z.string(), z.boolean()),
  storage: z.record(z.string(), z.record(z.string(), z.boolean())),
  hashes: z.array(z.string()),
  values: z.array(z.string()),
  creations: z.number(),
})

/** What a step of the validation does, as the tracer returns it. */
export type TracedStep = z.output<typeof step>

/** Slots after the hash of an address that belong to it too: fields of a struct in a mapping. */
const associatedSlots = 128n

/**
 * Checks the steps of a validation against rules of ERC-7562 on opcodes and storage.
 *
 * @param addresses In lower case.
 * @returns The rule that is broken, and the entity that breaks it; `undefined` if none is.
 */
export function findBrokenRule(
  steps: readonly TracedStep[],
  addresses: {
    readonly sender: string
    readonly entryPoint: string
    readonly factory: string | undefined
    readonly paymaster: string | undefined
    readonly staked: ReadonlySet<string>
  },
): { readonly entity: string; readonly message: string } | undefined {
  const { sender, entryPoint, staked } = addresses
  for (const { name, opcodes, storage, hashes, values, creations } of steps) {
    const entity = (name === 'account' ? sender : addresses[name]) ?? sender
    const isStaked = staked.has(entity)
    const allowed = new Set<string>()
    if (name === 'factory' && creations <= 1) allowed.add('CREATE2')
    if (isStaked) for (const opcode of ['BALANCE', 'SELFBALANCE']) allowed.add(opcode)
    const opcode = Object.keys(opcodes).find((one) => !allowed.has(one))
    if (opcode) return { entity, message: `the ${name} uses the opcode ${opcode}` }
    if (values.some((to) => to.toLowerCase() !== entryPoint))
      return { entity, message: `the ${name} sends value to another account than the EntryPoint` }
    for (const [address, slots] of Object.entries(storage)) {
      const owner = address.toLowerCase()
      if (owner === sender || owner === entryPoint) continue
      const others = Object.keys(slots).filter(
        (slot) => !isAssociated(slot, sender, hashes) && !(isStaked && isAssociated(slot, entity, hashes)),
      )
      if (others.length === 0 || (isStaked && owner === entity)) continue
      return { entity, message: `the ${name} accesses storage of ${owner}` }
    }
  }
  return undefined
}

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

const depositAbi = parseAbi([
  'function getDepositInfo(address account) view returns ((uint256 deposit, bool staked, uint112 stake, uint32 unstakeDelaySec, uint48 withdrawTime) info)',
])
/** ERC-7562: the least delay of a stake. */
const minUnstakeDelay = 86_400

/**
 * Traces the validation of an operation.
 *
 * @throws BundlerError if it breaks a rule; or if the nodes cannot trace, and the chain requires it.
 */
export async function checkRules({ chain, entryPoint, operation, hash }: SimulatedOperation): Promise<void> {
  const { settings, client } = chain
  const tracing = settings.tracing ?? 'prefer'
  if (tracing === 'off') return
  const limits = {
    verificationGas: operation.verificationGasLimit,
    paymasterGas: operation.paymasterVerificationGasLimit,
    // The rules are about the validation only.
    callGas: 0n,
    postOpGas: 0n,
  }
  const context = await chain.getContext(entryPoint)
  const [call, block, stateOverrides] = toSimulationCall(operation, {
    ...{ hash, limits, context },
    overrides: getOverrides(operation),
  })
  let steps: readonly TracedStep[]
  try {
    const traced = await client.call('debug_traceCall', [
      call,
      block,
      { tracer: validationTracer, stateOverrides },
    ])
    steps = z.array(step).parse(traced)
  } catch (cause) {
    if (!(cause instanceof NodeCallError) && !(cause instanceof z.core.$ZodError)) throw cause
    if (tracing === 'prefer') return
    const message = 'The nodes of the chain cannot trace the validation, which the server requires'
    throw new BundlerError(codes.rules, message, undefined, 200, { cause })
  }
  const { factory, paymaster } = operation
  const entities = [factory === eip7702Factory ? undefined : factory, paymaster].filter(
    (one) => one !== undefined,
  )
  const staked = new Set<string>()
  for (const entity of entities) {
    if (entity === factory && isTrustedFactory(factory, chain)) {
      staked.add(factory.toLowerCase())
      continue
    }
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'getDepositInfo', args: [entity] })
    const result = await client.call<Hex>('eth_call', [{ to: entryPoint.address, data }, 'latest'])
    const info = decodeFunctionResult({ abi: depositAbi, functionName: 'getDepositInfo', data: result })
    if (info.staked && info.stake > 0n && info.unstakeDelaySec >= minUnstakeDelay)
      staked.add(entity.toLowerCase())
  }
  const broken = findBrokenRule(steps, {
    sender: operation.sender.toLowerCase(),
    entryPoint: entryPoint.address.toLowerCase(),
    factory: factory?.toLowerCase(),
    paymaster: paymaster?.toLowerCase(),
    staked,
  })
  if (broken) throw new BundlerError(codes.rules, `ERC-7562: ${broken.message} (${broken.entity})`)
}
