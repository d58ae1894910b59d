import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { loginConnectorId } from '../../../foundation/schema/loginConnectorId.js'
import { getChainAvailability } from '../../assets/capabilities/rules.js'
import { toAmountText } from '../../money/amount/parseAmount.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { isOfAccount } from './getPermissions.js'
import { toTokenKey } from './toTokenKey.js'
import type { GrantedPermission, PermissionsState, PermissionToken } from './types.js'
import type {
  SmartSessionAction,
  SmartSessionModel,
  SmartSessionsModel,
  SmartSessionsMonth,
  SmartSessionsTab,
} from './view.js'

type ModelConfig = Pick<Config, 'networkOf' | 'chainImages'>

/**
 * Returns the permissions of the account connected on `eip155`, by state and month, the newest first, ready to show.
 *
 * @param now The time in ms since 1970, which decides what has ended.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSmartSessionsModel } from '@latchkit/core/views/permissions'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toSmartSessionsModel(kit.getState(), kit.config, Date.now())
 * ```
 */
export function toSmartSessionsModel(
  state: Pick<KitState, 'connection' | 'permissions' | 'capabilities'>,
  config: ModelConfig,
  now: number,
): SmartSessionsModel {
  const session = sessionOf(state, 'eip155')
  if (!session) return { status: 'disconnected' }
  const { connectorId, chainId, accounts } = session
  const { address } = accounts[0]
  // A wallet of the user has permissions without a server.
  const isAbsent =
    connectorId === loginConnectorId && getChainAvailability(state, chainId, 'permissions') === 'absent'
  const { granted = [], reported = [], tokens = {} } = state.permissions ?? {}
  const all = [...granted, ...reported]
    .filter((one) => isOfAccount(one, address))
    .map((one) => toModel(one, config, { tokens, isReported: reported.includes(one) }))
    .reverse()
    .sort((one, other) => other.grantedAt - one.grantedAt)
  const select = (tab: SmartSessionsTab) => groupByMonth(all.filter((one) => toTab(one, now) === tab))
  return {
    status: 'ready',
    tabs: { active: select('active'), expired: select('expired'), revoked: select('revoked') },
    ...(isAbsent && { absentOn: config.networkOf(chainId)?.name ?? chainId }),
  }
}

function toTab({ revokedAt, expiresAt }: SmartSessionModel, now: number): SmartSessionsTab {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt <= now ? 'expired' : 'active'
}

function toModel(
  granted: GrantedPermission,
  { networkOf, chainImages }: ModelConfig,
  { tokens, isReported }: Pick<PermissionsState, 'tokens'> & { readonly isReported: boolean },
): SmartSessionModel {
  const { context, permission, expiry, sessionKey, chainId, grantedAt, revokedAt, revocation } = granted
  const network = networkOf(chainId)
  const { startTime, start } = permission.data
  const startsAt = toSafeInteger(startTime ?? start)
  return {
    ...{ context, sessionKey, grantedAt, expiresAt: expiry * 1_000 },
    action: toAction(granted, network?.nativeCurrency, tokens[toTokenKey(granted) ?? '']),
    ...{ isReported, isRevoking: revocation !== undefined },
    network: { id: chainId, name: network?.name ?? chainId, image: chainImages[chainId] },
    ...(startsAt !== undefined && { startsAt: startsAt * 1_000 }),
    ...(revokedAt !== undefined && { revokedAt }),
  }
}

/**
 * The types of permissions for the native token of a chain. Another one is shown by its name.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
const nativeTypes = [
  'native-token-periodic',
  'native-token-transfer',
  'native-token-allowance',
  'native-token-recurring-allowance',
]

function toAction(
  { permission: { type, data } }: GrantedPermission,
  currency: PermissionToken | undefined,
  token: PermissionToken | undefined,
): SmartSessionAction {
  if (type === 'contract-call')
    return { kind: 'calls', targets: toTexts(data.targets ?? data.address), methods: toTexts(data.methods) }
  const amount = parseQuantity(data.periodAmount ?? data.allowanceAmount ?? data.allowance)
  const isNative = nativeTypes.includes(type)
  if (amount === undefined || !(isNative ? currency : typeof data.tokenAddress === 'string'))
    return { kind: 'other', type }
  const period = toSafeInteger(data.periodDuration ?? data.period)
  const recipients = toTexts(data.recipients ?? data.recipient)
  return {
    kind: 'transfers',
    ...formatTokenAmount(amount, isNative ? currency : token),
    ...(!isNative && { token: `${data.tokenAddress}` }),
    ...(period !== undefined && { period }),
    ...(recipients.length > 0 && { recipients }),
  }
}

const formatTokenAmount = (amount: bigint, unit: PermissionToken | undefined) =>
  unit ? { amount: toAmountText(amount, unit.decimals), symbol: unit.symbol } : { amount: `${amount}` }

const parseQuantity = (value: unknown) =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : undefined

const toSafeInteger = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : undefined)

function toTexts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((one) => typeof one === 'string')
}

/** In the local time of the device, in which users remember what they did. */
function groupByMonth(sessions: readonly SmartSessionModel[]): readonly SmartSessionsMonth[] {
  const months: { at: number; sessions: SmartSessionModel[] }[] = []
  for (const session of sessions) {
    const last = months.at(-1)
    if (last && toMonth(last.at) === toMonth(session.grantedAt)) last.sessions.push(session)
    else months.push({ at: session.grantedAt, sessions: [session] })
  }
  return months
}

function toMonth(at: number): number {
  const date = new Date(at)
  return date.getFullYear() * 12 + date.getMonth()
}
