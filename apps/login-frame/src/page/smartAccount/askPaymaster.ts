import type { Hex } from 'viem'
import * as z from 'zod/mini'
import type { Paymaster } from '../../shared/smartAccount/UserOperation.js'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import { RpcError } from '../rpc/RpcError.js'

/** Length of the longest name of a sponsor that is displayed. */
const nameLengthMax = 40

const address = z.string().check(z.regex(/^0x[\da-f]{40}$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const hex = z.string().check(z.regex(/^0x(?:[\da-f]{2})*$/i)) as z.ZodMiniType<string> as z.ZodMiniType<Hex>
const gas = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,32}$/i)),
  z.transform((text) => BigInt(text)),
)
const stubSchema = z.object({
  sponsor: z.optional(z.object({ name: z.string() })),
  paymaster: address,
  paymasterData: hex,
  paymasterVerificationGasLimit: z.optional(gas),
  paymasterPostOpGasLimit: z.optional(gas),
  isFinal: z.optional(z.boolean()),
})
const dataSchema = z.object({ paymaster: address, paymasterData: hex })

/** A paymaster that would pay, before the gas is known. */
export type PaymasterStub = {
  readonly paymaster: Paymaster
  /** Whether `paymaster` has the final data already. */
  readonly isFinal: boolean
  /** Of the sponsor, escaped. */
  readonly name?: string | undefined
}

type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Asks who would pay the fee of an operation (ERC-7677).
 *
 * @param params The operation, the EntryPoint, the chain and the context.
 * @throws `RpcError`
 * @see https://eips.ethereum.org/EIPS/eip-7677
 */
export async function askPaymasterStub(ask: Ask, params: readonly unknown[]): Promise<PaymasterStub> {
  const parsed = stubSchema.safeParse(await ask('pm_getPaymasterStubData', params))
  if (!parsed.success) throw createPaymasterError(parsed.error)
  const { sponsor, paymaster, paymasterData, isFinal = false, ...limits } = parsed.data
  const name = sponsor && escapeHiddenCharacters(sponsor.name).text.trim().slice(0, nameLengthMax)
  return {
    paymaster: {
      address: paymaster,
      data: paymasterData,
      verificationGasLimit: limits.paymasterVerificationGasLimit ?? 0n,
      postOpGasLimit: limits.paymasterPostOpGasLimit ?? 0n,
    },
    isFinal,
    ...(name && { name }),
  }
}

/**
 * Asks for the final data of the paymaster. Its gas limits stay.
 *
 * @throws `RpcError`
 */
export async function askPaymasterData(
  ask: Ask,
  params: readonly unknown[],
  stub: Paymaster,
): Promise<Paymaster> {
  const parsed = dataSchema.safeParse(await ask('pm_getPaymasterData', params))
  if (!parsed.success) throw createPaymasterError(parsed.error)
  return { ...stub, address: parsed.data.paymaster, data: parsed.data.paymasterData }
}

const createPaymasterError = (cause: unknown) =>
  new RpcError({ message: 'The paymaster has returned an invalid response', cause })
