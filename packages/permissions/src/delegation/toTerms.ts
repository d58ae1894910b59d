import type { Address, Hex } from 'viem'
import type { Erc20TokenPeriodic, Erc20TokenTransfer, Permission } from '../permission/Permission.js'
import { type CaveatTerms, encodeAddressArgument } from './caveatTerms.js'

/** Selector of `transfer(address,uint256)`. */
export const transferSelector: Hex = '0xa9059cbb'

/** Where the recipient is in a call of `transfer`. */
export const recipientOffset = 4

/**
 * Returns the conditions under which a call is possible. Together they exclude every call that the permission does not
 * describe: its target, its method or its lack of data, its native value, its amount and its time.
 *
 * @param permission A checked permission.
 */
export function toTerms(
  permission: Permission,
  expiry: number,
  nonce: bigint | undefined,
): readonly CaveatTerms[] {
  return [
    ...toOwnTerms(permission),
    { name: 'TimestampEnforcer', after: toAfter(permission), before: expiry },
    ...(nonce === undefined ? [] : [{ name: 'NonceEnforcer', nonce } as const]),
  ]
}

function toOwnTerms(permission: Permission): readonly CaveatTerms[] {
  switch (permission.type) {
    case 'native-token-periodic': {
      const { amount, period, start, recipients } = permission
      return [
        { name: 'NativeTokenPeriodTransferEnforcer', amount, period, start },
        ...toNativeTerms(recipients),
      ]
    }
    case 'native-token-transfer': {
      const { amount, recipients } = permission
      return [{ name: 'NativeTokenTransferAmountEnforcer', amount }, ...toNativeTerms(recipients)]
    }
    case 'erc20-token-periodic': {
      const { token, amount, period, start } = permission
      return [
        { name: 'ERC20PeriodTransferEnforcer', token, amount, period, start },
        ...toTokenTerms(permission),
      ]
    }
    case 'erc20-token-transfer': {
      const { token, amount } = permission
      return [{ name: 'ERC20TransferAmountEnforcer', token, amount }, ...toTokenTerms(permission)]
    }
    case 'contract-call': {
      const { targets, methods, maxValue = 0n, maxCalls } = permission
      return [
        { name: 'AllowedTargetsEnforcer', targets },
        { name: 'AllowedMethodsEnforcer', methods },
        { name: 'ValueLteEnforcer', maxValue },
        ...(maxCalls === undefined ? [] : [{ name: 'LimitedCallsEnforcer', maxCalls } as const]),
      ]
    }
  }
}

/** A transfer of the native token has no data, so that no method of a contract can be called. */
function toNativeTerms(recipients: readonly Address[] | undefined): readonly CaveatTerms[] {
  const exact: CaveatTerms = { name: 'ExactCalldataEnforcer', data: '0x' }
  return recipients ? [exact, { name: 'AllowedTargetsEnforcer', targets: recipients }] : [exact]
}

function toTokenTerms({ token, recipient }: Erc20TokenPeriodic | Erc20TokenTransfer): readonly CaveatTerms[] {
  const terms: readonly CaveatTerms[] = [
    { name: 'AllowedTargetsEnforcer', targets: [token] },
    { name: 'AllowedMethodsEnforcer', methods: [transferSelector] },
    { name: 'ValueLteEnforcer', maxValue: 0n },
  ]
  if (!recipient) return terms
  const data = encodeAddressArgument(recipient)
  return [...terms, { name: 'AllowedCalldataEnforcer', offset: recipientOffset, data }]
}

/** Enforcers of periods check the start themselves. */
function toAfter(permission: Permission): number {
  if ('period' in permission || permission.start === undefined) return 0
  return permission.start - 1
}
