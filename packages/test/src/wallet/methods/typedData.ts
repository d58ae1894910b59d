import { concat, encodePacked, type Hex, keccak256, type TypedDataDefinition } from 'viem'
import * as z from 'zod/mini'
import type { Method } from '../context.js'
import type { WalletAccount } from '../contractAccount.js'
import { createBlindMessageError } from '../deviceErrors.js'
import { address, createInvalidParamsError, parseParams } from '../params.js'
import { signer } from './signing.js'

const text = z.string('is not text')
const typedDataParams = z.tuple([address, z.union([text, z.looseObject({})], 'is not typed data')])
const typedData = z.looseObject({
  types: z.record(z.string(), z.array(z.looseObject({ name: text, type: text }))),
  primaryType: text,
  domain: z.looseObject({ chainId: z.optional(z.union([z.number(), text])) }),
  message: z.looseObject({}),
})
const fields = z
  .array(z.looseObject({ type: text, name: text, value: z.unknown() }), 'is not a list')
  .check(z.minLength(1, 'is empty'))
const legacyParams = z.tuple([fields, address])

/**
 * EIP-712 in MetaMask's three versions.
 *
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export const typedDataMethods: Readonly<Record<string, Method>> = {
  /** Version 1 predates the standard: a list of values, then the account. */
  async eth_signTypedData(context, params) {
    const [data, from] = parseParams(legacyParams, params)
    const account = signer(context, from)
    const hash = refuseOnError(() => hashLegacy(data))
    await context.ask('eth_signTypedData', params)
    return account.sign({ hash })
  },
  eth_signTypedData_v3: (context, params) => sign('eth_signTypedData_v3', context, params),
  eth_signTypedData_v4: (context, params) => sign('eth_signTypedData_v4', context, params),
}

async function sign(
  method: 'eth_signTypedData_v3' | 'eth_signTypedData_v4',
  ...[context, params]: Parameters<Method>
): Promise<Hex> {
  const [from, given] = parseParams(typedDataParams, params)
  const data = parseParams(typedData, typeof given === 'string' ? parseJson(given) : given)
  const { chainId } = context.state()
  if (data.domain.chainId !== undefined && Number(data.domain.chainId) !== chainId)
    throw createInvalidParamsError(
      `domain.chainId is ${data.domain.chainId}, but the wallet is on ${chainId}`,
    )
  const hasArray = Object.values(data.types).some((list) => list.some(({ type }) => type.endsWith(']')))
  if (method === 'eth_signTypedData_v3' && hasArray)
    throw createInvalidParamsError('arrays need eth_signTypedData_v4')
  const account = signer(context, from)
  await context.ask(method, params)
  if (!context.state().signsBlindly) throw createBlindMessageError()
  return signTypedData(account, data)
}

/** Returns the hash that version 1 signs: of the fields' names and types, and of their values, tightly packed. */
function hashLegacy(data: z.infer<typeof fields>): Hex {
  const types = data.map(({ type }) => type)
  const names = data.map(({ type, name }) => `${type} ${name}`)
  const schema = encodePacked(
    data.map(() => 'string' as const),
    names,
  )
  const values = encodePacked(
    types,
    data.map(({ value }) => value),
  )
  return keccak256(concat([keccak256(schema), keccak256(values)]))
}

async function signTypedData(account: WalletAccount, data: object): Promise<Hex> {
  try {
    // viem validates the values against their types, and throws on a mismatch.
    return await account.signTypedData(data as TypedDataDefinition)
  } catch (cause) {
    throw createInvalidParamsError(cause instanceof Error ? cause.message : String(cause))
  }
}

function refuseOnError<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw createInvalidParamsError(cause instanceof Error ? cause.message : String(cause))
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw createInvalidParamsError('params.1 is not JSON')
  }
}
