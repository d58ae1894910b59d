import { type Address, getAddress, isAddressEqual, slice } from 'viem'
import type { Permission } from '../permission/Permission.js'
import { PermissionError } from '../permission/PermissionError.js'
import { type CaveatTerms, encodeAddressArgument } from './caveatTerms.js'
import type { EnforcerName } from './PermissionContracts.js'
import { recipientOffset, transferSelector } from './toTerms.js'

/** The permission that the terms of all caveats of a delegation express. */
export type DecodedTerms = {
  readonly permission: Permission
  readonly expiry: number
  readonly nonce: bigint | undefined
}

type TermsOf<Name extends EnforcerName> = Extract<CaveatTerms, { readonly name: Name }>

/** Returns the caveat of an enforcer, once. */
type Take = <Name extends EnforcerName>(name: Name) => TermsOf<Name> | undefined

/**
 * Returns what the terms of all caveats mean together. A combination without a known meaning is refused, so a permission
 * that is shown to the user is never narrower than what the chain allows.
 *
 * Delegations of other software can lack caveats that the enforcer of the limit makes redundant.
 *
 * @throws PermissionError `unknown-caveat`
 */
export function fromTerms(all: readonly CaveatTerms[]): DecodedTerms {
  const rest = new Map(all.map((terms) => [terms.name, terms]))
  if (rest.size < all.length) throw unknown('There are two caveats of one enforcer')
  const take: Take = (name) => {
    const terms = rest.get(name)
    rest.delete(name)
    return terms as TermsOf<typeof name> | undefined
  }
  const time = take('TimestampEnforcer')
  if (!time || time.before === 0) throw unknown('No caveat limits the time')
  const nonce = take('NonceEnforcer')?.nonce
  const permission = readPermission(take, time.after === 0 ? undefined : time.after + 1)
  if (rest.size > 0)
    throw unknown(`A ${permission.type} permission has no caveat of ${[...rest.keys()].join(', ')}`)
  return { permission, expiry: time.before, nonce }
}

function readPermission(take: Take, start: number | undefined): Permission {
  const nativePeriods = take('NativeTokenPeriodTransferEnforcer')
  if (nativePeriods) {
    const { name: _, ...periods } = nativePeriods
    return { type: 'native-token-periodic', ...requireNoStart(periods, start), ...readRecipients(take) }
  }
  const tokenPeriods = take('ERC20PeriodTransferEnforcer')
  if (tokenPeriods) {
    const { name: _, ...periods } = tokenPeriods
    return {
      type: 'erc20-token-periodic',
      ...requireNoStart(periods, start),
      ...readRecipient(take, periods.token),
    }
  }
  const startPart = start === undefined ? {} : { start }
  const native = take('NativeTokenTransferAmountEnforcer')
  if (native)
    return { type: 'native-token-transfer', amount: native.amount, ...readRecipients(take), ...startPart }
  const token = take('ERC20TransferAmountEnforcer')
  if (token) {
    const { name: _, ...limit } = token
    return { type: 'erc20-token-transfer', ...limit, ...readRecipient(take, limit.token), ...startPart }
  }
  return { ...readContractCall(take), ...startPart }
}

/** Enforcers of periods check the start themselves; a second one would have two meanings. */
function requireNoStart<Limit>(limit: Limit, start: number | undefined): Limit {
  if (start === undefined) return limit
  throw unknown('A permission with periods has a second start')
}

function readRecipients(take: Take): { readonly recipients?: readonly Address[] } {
  if (take('ExactCalldataEnforcer')?.data !== '0x')
    throw unknown('A permission of the native token allows data of calls')
  const targets = take('AllowedTargetsEnforcer')?.targets
  return targets ? { recipients: targets } : {}
}

function readRecipient(take: Take, token: Address): { readonly recipient?: Address } {
  if (take('ValueLteEnforcer')?.maxValue !== 0n)
    throw unknown('A permission of a token allows transfers of the native token')
  const targets = take('AllowedTargetsEnforcer')?.targets ?? [token]
  const methods = take('AllowedMethodsEnforcer')?.methods ?? [transferSelector]
  if (targets.length !== 1 || !isAddressEqual(targets[0] ?? '0x', token))
    throw unknown('A permission of a token allows other targets')
  if (methods.length !== 1 || methods[0] !== transferSelector)
    throw unknown('A permission of a token allows other methods')
  const argument = take('AllowedCalldataEnforcer')
  if (!argument) return {}
  const recipient = argument.data.length === 66 ? getAddress(slice(argument.data, 12)) : undefined
  if (
    !recipient ||
    argument.offset !== recipientOffset ||
    encodeAddressArgument(recipient).toLowerCase() !== argument.data
  )
    throw unknown('A condition for the data of a call is not one for the recipient')
  return { recipient }
}

function readContractCall(take: Take): Permission & { readonly type: 'contract-call' } {
  const targets = take('AllowedTargetsEnforcer')?.targets
  const methods = take('AllowedMethodsEnforcer')?.methods
  const maxValue = take('ValueLteEnforcer')?.maxValue
  const maxCalls = take('LimitedCallsEnforcer')?.maxCalls
  if (!targets || !methods || maxValue === undefined)
    throw unknown('The caveats limit no amount, and not the targets, the methods and the value of a call')
  return {
    type: 'contract-call',
    targets,
    methods,
    maxValue,
    ...(maxCalls === undefined ? {} : { maxCalls }),
  }
}

function unknown(reason: string): PermissionError {
  return new PermissionError(
    'unknown-caveat',
    `${reason}. The delegation must not be used, because it can allow more than a permission describes.`,
  )
}
