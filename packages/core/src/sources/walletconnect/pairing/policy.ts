import type { Platform } from '../../../browser/platform.js'
import type { Config } from '../../../config/config.js'
import type { Command, Fact, KitState, Policy } from '../../../engine/types.js'
import type { Route } from '../../../features/modal/route.js'
import { isUnsupported } from '../../../features/network/rules.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import { showRefusal } from './showRefusal.js'

type ReadPlatform = () => Pick<Platform, 'isPhone' | 'isTelegram'>

/** Creates the policy of remote wallets. `isOnlySource` returns whether no namespace has an adapter for installed wallets. */
export function createRemotePolicy(platform: ReadPlatform, isOnlySource: () => boolean): Policy {
  return {
    modal: {
      // The state is the one after the fact, and before `clear`.
      opened: ({ route }, state, config) => [
        ...showExpired(state),
        pairing({ type: 'clear' }),
        ...(isOnlySource() && !config.legalCheckbox ? showCode(route, platform) : []),
      ],
      navigated: ({ route }, _state, _config, at) =>
        needsUri(route, platform) ? [pairing({ type: 'begin', at })] : [],
      closed: () => [pairing({ type: 'pause' })],
      // The URI is not needed by the view that is shown now.
      wentBack: (_, state) => (isOnShow(state, platform) ? [] : [pairing({ type: 'pause' })]),
    },
    pairing: {
      sessionExpired: (_, state) => (state.modal.status === 'open' ? showExpired(state) : []),
      // The Connect view shows the reason.
      failed: ({ error }) => showRefusal(error),
      approved: finalise,
    },
    connection: {
      disconnected: ({ connectorId }, state) =>
        connectorId === remoteConnectorId && !isInUse(state) ? [pairing({ type: 'reset' })] : [],
    },
  }
}

/**
 * Views that show a QR code. On mobile devices the URI is created as soon as wallets are shown, so that a tap opens the
 * wallet within the user gesture; elsewhere nothing connects before the user asks for it.
 */
function needsUri({ view }: Route, platform: ReadPlatform): boolean {
  if (view === 'connecting-remote' || view === 'connecting-basic') return true
  if (view !== 'connect' && view !== 'all-wallets') return false
  const { isPhone, isTelegram } = platform()
  return isPhone || isTelegram
}

/** Without other wallets, the QR code opens at once; on mobile devices, which cannot scan it, the wallets do. */
function showCode(route: Route, platform: ReadPlatform): readonly Command[] {
  return route.view === 'connect' && !platform().isPhone
    ? [{ feature: 'modal', event: { type: 'replace', route: { view: 'connecting-basic' } } }]
    : []
}

function isOnShow(state: KitState, platform: ReadPlatform): boolean {
  const route = state.modal.status === 'open' ? state.modal.stack.at(-1) : undefined
  return route !== undefined && needsUri(route, platform)
}

/** Stores the wallet as a recent wallet. Closes the modal, unless it is inline or a chain is not supported. */
function finalise(
  { session, linking }: Extract<Fact, { feature: 'pairing'; type: 'approved' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  const route = state.modal.status === 'open' ? state.modal.stack.at(-1) : undefined
  const shown = route?.view === 'connecting-remote' ? route.walletId : undefined
  const id = linking?.walletId ?? shown
  const opened = Object.keys(session.namespaces) as ChainNamespace[]
  const namespaces = Object.keys(state.connection).filter((one) => opened.includes(one as ChainNamespace))
  const name = cleanName(linking?.name ?? session.peer.name)
  // The next page load shows the wallet before the wallet directory has loaded.
  const { top, wallets = [] } = state.catalogue ?? {}
  const shortList = top?.status === 'ready' ? [...top.featured, ...top.recommended, ...top.recent] : []
  const icon = [...shortList, ...wallets].find((known) => known.id === id)?.icon ?? session.peer.icon
  const wallet = id && {
    id,
    name,
    ...(icon && { icon }),
    namespaces: namespaces as ChainNamespace[],
    connectorIds: [remoteConnectorId],
  }
  const isHeld = opened.some((namespace) => isUnsupported(state, config, namespace))
  return [
    ...(wallet ? [{ feature: 'wallets', event: { type: 'recognised', wallet } } as const] : []),
    ...(state.modal.status === 'open' && !isHeld && !config.enableEmbedded
      ? [{ feature: 'modal', event: { type: 'close', reason: 'done' } } as const]
      : []),
  ]
}

/** Opens the Connect view with the reason for the disconnect. The wallet is its first row, as the one used last. */
function showExpired({ pairing }: Pick<KitState, 'pairing'>): readonly Command[] {
  const outcome = pairing?.status === 'idle' ? pairing.outcome : undefined
  if (outcome?.status !== 'expired') return []
  const message = outcome.error.shortMessage
  const snackbar = { id: 'session-expired', variant: 'error', code: 'session-ended', message } as const
  return [{ feature: 'snackbar', event: { type: 'show', snackbar } }]
}

function isInUse(state: KitState): boolean {
  return Object.values(state.connection).some(
    (connection) => 'session' in connection && connection.session?.connectorId === remoteConnectorId,
  )
}

function pairing(event: Extract<Command, { feature: 'pairing' }>['event']): Command {
  return { feature: 'pairing', event }
}
