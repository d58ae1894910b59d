import type { SmartAccountContracts } from '../../shared/config/SmartAccountConfig.js'
import { isForbiddenCall } from '../../shared/requestChecks/isForbiddenCall.js'
import { decodeAccountCalls } from '../../shared/smartAccount/accountCalls.js'
import { getFactory } from '../../shared/smartAccount/getFactory.js'
import { getSmartAccountAddress } from '../../shared/smartAccount/getSmartAccountAddress.js'
import type { SmartAccounts } from '../../shared/smartAccount/SmartAccounts.js'
import type { Factory } from '../../shared/smartAccount/UserOperation.js'
import type { SignRequest } from '../../shared/vault/Vault.js'

/** Returns why the wallet must not sign a user operation; null if it can. `owner`: address of the wallet's key. */
export function checkUserOperation(
  { chainId, entryPoint, operation }: Extract<SignRequest, { type: 'evmUserOperation' }>,
  owner: string,
  smartAccounts: SmartAccounts,
): string | null {
  const contracts = findContracts(smartAccounts, chainId)
  if (!contracts) return unknownChain
  if (entryPoint !== contracts.entryPoint)
    return 'The operation must be for the EntryPoint of the configuration.'
  const address = getSmartAccountAddress(owner as `0x${string}`, contracts)
  if (operation.sender !== address) return 'The sender of the operation must be this account.'
  if (operation.factory && !isOwnFactory(operation.factory, owner, contracts))
    return 'The factory of the operation must be that of the configuration, and deploy this account.'
  const calls = decodeAccountCalls(operation.callData)
  if (!calls || calls.length === 0) return 'The operation must be a batch of calls.'
  return calls.some((call) => isForbiddenCall(call, address, contracts))
    ? 'The calls must not be to the account itself, nor to its delegation manager.'
    : null
}

/**
 * Returns why the wallet must not sign an authorization (EIP-7702); null if it can.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
export function checkAuthorization(
  { chainId, implementation, nonce }: Extract<SignRequest, { type: 'evmAuthorization' }>,
  smartAccounts: SmartAccounts,
): string | null {
  const contracts = findContracts(smartAccounts, chainId)
  if (!contracts) return unknownChain
  if (contracts.kind !== 'eip7702') return 'The accounts of this chain do not delegate.'
  if (implementation.toLowerCase() !== contracts.implementation.toLowerCase())
    return 'The account may delegate only to the contract of the configuration.'
  return Number.isSafeInteger(nonce) && nonce >= 0 ? null : 'The nonce must be a non-negative integer.'
}

function isOwnFactory(factory: Factory, owner: string, contracts: SmartAccountContracts): boolean {
  if (contracts.kind === 'eip7702') return false
  const own = getFactory(owner as `0x${string}`, contracts)
  return (['address', 'data'] as const).every(
    (name) => factory[name].toLowerCase() === own[name].toLowerCase(),
  )
}

// An authorization for chain 0 would be valid on every chain: the configuration has no such chain, and the id has no other form.
export const unknownChain = 'The chain has no smart accounts.'

/** Returns the contracts of a chain of the configuration. */
export function findContracts(smartAccounts: SmartAccounts, chainId: string) {
  const isChain = /^eip155:[1-9]\d*$/.test(chainId) && Object.hasOwn(smartAccounts, chainId)
  return isChain ? smartAccounts[chainId] : undefined
}
