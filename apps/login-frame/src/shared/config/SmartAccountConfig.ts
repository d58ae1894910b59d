import { isEvmAddress, isWebUrl } from '@latchkit/core/schema'
import { delegationFramework, type EnforcerName } from '@latchkit/permissions'
import { entryPoint07Address } from 'viem/account-abstraction'
import * as z from 'zod/mini'

/** Address of a contract. */
type Address = `0x${string}`

/**
 * The account keeps its address, and delegates to the code of `implementation` (EIP-7702).
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export type Eip7702Contracts = {
  readonly kind: 'eip7702'
  /** EntryPoint 0.7 (ERC-4337). */
  readonly entryPoint: Address
  /** `EIP7702StatelessDeleGator` of the Delegation Framework 1.3. */
  readonly implementation: Address
  /** `DelegationManager`, which can act for the account with a delegation that it has signed. */
  readonly delegationManager: Address
  /**
   * The contracts that check the caveats of permissions. Default: the contracts of public chains, if `delegationManager` is
   * theirs; otherwise accounts grant no permissions.
   */
  readonly enforcers?: Readonly<Record<EnforcerName, Address>> | undefined
}

/**
 * The account is a contract with an address of its own, which the key of the ordinary account owns. It is deployed with its first
 * operation (ERC-4337). For chains without EIP-7702.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export type Erc4337Contracts = Omit<Eip7702Contracts, 'kind' | 'implementation'> & {
  readonly kind: 'erc4337'
  /** `HybridDeleGator` of the Delegation Framework 1.3, behind the proxy that each account is. */
  readonly implementation: Address
  /** `SimpleFactory` of the Delegation Framework, which deploys the proxies with CREATE2. */
  readonly factory: Address
}

/** The contracts of the smart accounts of a chain, which the worker pins. */
export type SmartAccountContracts = Eip7702Contracts | Erc4337Contracts

/** The servers of the smart accounts of a chain. */
type SmartAccountUrls = {
  readonly bundlerUrl: string
  /** The paymaster that may be asked to pay the fees (ERC-7677). Absent: accounts pay themselves. */
  readonly paymasterUrl?: string | undefined
}

/** The smart accounts of a chain. */
export type SmartAccountConfig = SmartAccountContracts & SmartAccountUrls

// The check makes it an address.
const address = z
  .string()
  .check(
    z.refine((text) => isEvmAddress(text, { strict: false })),
  ) as z.ZodMiniType<string> as z.ZodMiniType<Address>
const url = z.string().check(z.refine(isWebUrl))
/** Exactly these names: a caveat of another enforcer could not be described. */
const enforcers = z.record(z.enum(Object.keys(delegationFramework.enforcers) as EnforcerName[]), address)
const contracts = {
  entryPoint: z.literal(entryPoint07Address),
  implementation: address,
  delegationManager: address,
  enforcers: z.optional(enforcers),
}
const urls = { bundlerUrl: url, paymasterUrl: z.optional(url) }
const eip7702 = { kind: z.literal('eip7702'), ...contracts }
const erc4337 = { kind: z.literal('erc4337'), ...contracts, factory: address }

/** Schema of `SmartAccountContracts`. */
export const smartAccountContractsSchema: z.ZodMiniType<SmartAccountContracts> = z.discriminatedUnion(
  'kind',
  [z.object(eip7702), z.object(erc4337)],
)

/** Schema of `SmartAccountConfig`. */
export const smartAccountSchema: z.ZodMiniType<SmartAccountConfig> = z.discriminatedUnion('kind', [
  z.object({ ...eip7702, ...urls }),
  z.object({ ...erc4337, ...urls }),
])
