import { isEvmAddress, isWebUrl } from '@latchkit/core/schema'
import { entryPoint07Address } from 'viem/account-abstraction'
import * as z from 'zod/mini'

/** Address of a contract. */
type Address = `0x${string}`

/** The contracts of the smart accounts of a chain, which the worker pins. */
export type SmartAccountContracts = {
  /** The account keeps its address, and delegates to the code of `implementation` (EIP-7702). */
  readonly kind: 'eip7702'
  /** EntryPoint 0.7 (ERC-4337). */
  readonly entryPoint: Address
  /** `EIP7702StatelessDeleGator` of the Delegation Framework 1.3. */
  readonly implementation: Address
  /** `DelegationManager`, which can act for the account with a delegation that it has signed. */
  readonly delegationManager: Address
}

/** The smart accounts of a chain. */
export type SmartAccountConfig = SmartAccountContracts & {
  readonly bundlerUrl: string
  /** The paymaster that may be asked to pay the fees (ERC-7677). Absent: accounts pay themselves. */
  readonly paymasterUrl?: string | undefined
}

// The check makes it an address.
const address = z
  .string()
  .check(
    z.refine((text) => isEvmAddress(text, { strict: false })),
  ) as z.ZodMiniType<string> as z.ZodMiniType<Address>
const url = z.string().check(z.refine(isWebUrl))
const contracts = {
  kind: z.literal('eip7702'),
  entryPoint: z.literal(entryPoint07Address),
  implementation: address,
  delegationManager: address,
}

/** Schema of `SmartAccountContracts`. */
export const smartAccountContractsSchema: z.ZodMiniType<SmartAccountContracts> = z.object(contracts)

/** Schema of `SmartAccountConfig`. */
export const smartAccountSchema: z.ZodMiniType<SmartAccountConfig> = z.object({
  ...contracts,
  bundlerUrl: url,
  paymasterUrl: z.optional(url),
})
