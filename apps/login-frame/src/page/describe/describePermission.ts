import type { Network } from '@latchkit/core'
import { type Permission, PermissionError } from '@latchkit/permissions'
import { formatUnits, getAddress, toFunctionSelector } from 'viem'
import { readDelegation } from '../../shared/permission/delegations.js'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalSubject, PermissionContent, TokenFacts } from '../approval/types.js'
import type { PermissionSentence } from '../copy/PermissionCopy.js'
import { shortPeriodS, unlimitedAmount } from '../permission/limits.js'
import type {
  ApprovalModel,
  ModelField,
  ModelWarning,
  PermissionText,
  PermissionValue,
} from './ApprovalModel.js'
import { describeUserOperation } from './describeUserOperation.js'

type Context = {
  readonly permission: Permission
  readonly native: TokenFacts
  readonly token: TokenFacts | undefined
  readonly expiry: number
  /** In seconds since 1970. */
  readonly now: number
}

/**
 * Describes a permission, from the caveats of the delegation that is signed.
 *
 * @param now In ms since 1970.
 * @throws `ApprovalError` for caveats that cannot be described
 */
export function describePermission(
  content: PermissionContent,
  { address, origin }: Pick<ApprovalSubject, 'address' | 'origin'>,
  network: Pick<Network, 'nativeCurrency'>,
  now: number,
): ApprovalModel {
  const { permission, expiry, sessionKey } = readPermissionContent(content)
  const context: Context = {
    ...{ permission, expiry, native: network.nativeCurrency, token: content.token ?? undefined },
    now: Math.floor(now / 1_000),
  }
  const upgrade = content.upgrade && describeUserOperation(content.upgrade, address, network)
  const token: ModelField[] =
    'token' in permission
      ? [{ name: 'token', value: [content.token?.symbol, getAddress(permission.token)].join('\n').trim() }]
      : []
  const start = permission.start !== undefined && permission.start > context.now
  return {
    title: { name: 'grantPermission' },
    fields: [
      { name: 'sessionAccount', value: getAddress(sessionKey) },
      ...token,
      ...(upgrade?.fields.filter(({ name }) => upgradeFields.includes(name)) ?? []),
    ],
    warnings: [...getWarnings(context), ...(upgrade?.warnings ?? [])],
    notices: upgrade?.notices,
    permission: {
      allows: [
        sentence('actsAlone', { origin }),
        ...getActions(context),
        ...(start ? [sentence('starts', { date: { seconds: permission.start } })] : []),
        sentence('ends', { date: { seconds: expiry } }),
      ],
      excludes: getExclusions(permission),
    },
  }
}

/** Displayed form of the operation with which the account becomes a smart account. */
const upgradeFields: readonly ModelField['name'][] = ['maximumFee', 'payer', 'accountContract']

function readPermissionContent({ delegation, contracts }: PermissionContent) {
  try {
    return readDelegation(delegation, contracts)
  } catch (cause) {
    throw cause instanceof PermissionError ? new ApprovalError('invalid_request', cause) : cause
  }
}

function getActions(context: Context): readonly PermissionText[] {
  const { permission, native } = context
  if (permission.type === 'contract-call') {
    const { methods, targets, maxCalls, maxValue = 0n } = permission
    return [
      sentence('calls', {
        methods: methods.map(toMethodName).join(', '),
        targets: targets.map((target) => getAddress(target)).join(', '),
      }),
      maxCalls === undefined
        ? sentence('callsUnlimited')
        : sentence('callsLimited', { count: String(maxCalls) }),
      maxValue === 0n
        ? sentence('callsWithoutValue', { symbol: native.symbol })
        : sentence('callsWithValue', { amount: format(maxValue, native) }),
    ]
  }
  const recipients = getRecipients(permission)
  const amount = describeAmount(permission.amount, context)
  const to = recipients && { recipients: recipients.map((each) => getAddress(each)).join(', ') }
  if (!('period' in permission)) return [sentence(to ? 'totalTo' : 'totalAny', { amount, ...to })]
  const period = { duration: permission.period }
  return [
    sentence(to ? 'periodTo' : 'periodAny', { amount, period, ...to }),
    sentence('mostInTotal', { amount: describeAmount(getSum(permission, context), context) }),
  ]
}

/** The most that all periods until the expiry allow. The present one counts as a whole. */
function getSum(
  { amount, period, start }: Extract<Permission, { readonly period: number }>,
  { expiry, now }: Context,
): bigint {
  const first = Math.floor((Math.max(now, start) - start) / period)
  const last = Math.floor((expiry - 1 - start) / period)
  return amount * BigInt(Math.max(1, last - first + 1))
}

function getExclusions(permission: Permission): readonly PermissionText[] {
  if (permission.type === 'contract-call') return [sentence('noOtherCalls'), sentence('noAccountChange')]
  return [
    ...(getRecipients(permission) ? [sentence('noOtherRecipients')] : []),
    ...[sentence('noOtherTokens'), sentence('noCalls'), sentence('noAccountChange')],
  ]
}

function getWarnings({ permission, token, native }: Context): readonly ModelWarning[] {
  const danger = (name: ModelWarning['name'], isShown: boolean): readonly ModelWarning[] =>
    isShown ? [{ name, level: 'danger' }] : []
  if (permission.type === 'contract-call') {
    const { methods, maxValue = 0n, maxCalls } = permission
    const isUnlimited =
      maxValue > 0n && (maxCalls === undefined || isNoLimit(maxValue * BigInt(maxCalls), native))
    return [
      ...danger('permissionUnlimited', isUnlimited),
      ...danger(
        'permissionMovesTokens',
        methods.some((method) => tokenMethods.has(method.toLowerCase())),
      ),
      ...danger('permissionAnyContent', true),
    ]
  }
  const facts = 'token' in permission ? token : native
  return [
    ...danger('permissionUnlimited', isNoLimit(permission.amount, facts)),
    ...danger('permissionShortPeriod', 'period' in permission && permission.period < shortPeriodS),
    ...('token' in permission && !token
      ? [{ name: 'permissionUnknownToken', level: 'caution' } as const]
      : []),
    ...(getRecipients(permission) ? [] : [{ name: 'permissionAnyRecipient', level: 'caution' } as const]),
  ]
}

/** More than a billion whole tokens, or more units than any token has. */
function isNoLimit(amount: bigint, token: TokenFacts | undefined): boolean {
  return amount >= unlimitedAmount || (token !== undefined && amount >= 10n ** BigInt(token.decimals + 9))
}

function getRecipients(
  permission: Exclude<Permission, { readonly type: 'contract-call' }>,
): readonly string[] | undefined {
  if (!('token' in permission)) return permission.recipients
  return permission.recipient === undefined ? undefined : [permission.recipient]
}

function describeAmount(amount: bigint, { permission, token, native }: Context): PermissionValue {
  if (!('token' in permission)) return format(amount, native)
  return token ? format(amount, token) : { baseUnits: amount.toString() }
}

const format = (amount: bigint, { symbol, decimals }: TokenFacts) =>
  `${formatUnits(amount, decimals)} ${symbol}`

function sentence(
  name: PermissionSentence,
  values?: Readonly<Record<string, PermissionValue | undefined>>,
): PermissionText {
  const entries = Object.entries(values ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  )
  return { name, values: Object.fromEntries(entries) }
}

/** Methods that move tokens, or let another account do so. */
const tokenMethods: ReadonlyMap<string, string> = new Map(
  [
    'approve(address,uint256)',
    'approve(address,address,uint160,uint48)',
    'increaseAllowance(address,uint256)',
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'setApprovalForAll(address,bool)',
    'transfer(address,uint256)',
    'transferFrom(address,address,uint256)',
  ].map((signature) => [toFunctionSelector(signature), signature] as const),
)

function toMethodName(selector: string): string {
  const signature = tokenMethods.get(selector.toLowerCase())
  return signature === undefined ? selector : `${signature.replace(/\(.*/, '')} (${selector})`
}
