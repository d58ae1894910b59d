import type { Platform } from '../../../browser/platform.js'
import type { Config } from '../../../config/config.js'
import type { Command, Fact, KitState, Policy } from '../../../engine/types.js'
import type { Route } from '../../../features/modal/route.js'
import { isUnsupported } from '../../../features/network/rules.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import { getAppRejectionCommands } from './getAppRejectionCommands.js'

type ReadPlatform = () => Pick<Platform, 'isPhone' | 'isTelegram'>

/**
 * Creates the pairing's reactions to the modal, to its own results and to the end of a session. `hasOnlyRemoteWallets` returns
 * whether no namespace has an adapter for installed wallets.
 */
export function createPairingPolicy(platform: ReadPlatform, hasOnlyRemoteWallets: () => boolean): Policy {
  return {
    modal: {
      // `state` still has the outcome, because `clearOutcome` is sent after this function.
      opened: ({ route }, state, config) => [
        ...showExpired(state),
        pairing({ type: 'clearOutcome' }),
        ...(hasOnlyRemoteWallets() && !config.legalCheckbox ? showQrCodeView(route, platform) : []),
      ],
      navigated: ({ route }, _state, _config, at) =>
        needsUri(route, platform) ? [pairing({ type: 'begin', at })] : [],
      closed: () => [pairing({ type: 'pause' })],
      // Pauses the pairing if the current view does not show the URI.
      wentBack: (_, state) => (isUriNeeded(state, platform) ? [] : [pairing({ type: 'pause' })]),
    },
    pairing: {
      sessionExpired: (_, state) => (state.modal.status === 'open' ? showExpired(state) : []),
      // The Connect view shows the error, and an alert tells the developer which option is wrong.
      failed: ({ error }) => getAppRejectionCommands(error),
      approved: completePairing,
    },
    connection: {
      disconnected: ({ connectorId }, state) =>
        connectorId === remoteConnectorId && !isInUse(state) ? [pairing({ type: 'sessionEnded' })] : [],
    },
  }
}

/**
 * Whether a view needs a pairing URI. On mobile devices, views that list wallets need one too, so that a tap opens the
 * wallet within the user gesture.
 */
function needsUri({ view }: Route, platform: ReadPlatform): boolean {
  if (view === 'connecting-remote' || view === 'connecting-basic') return true
  if (view !== 'connect' && view !== 'all-wallets') return false
  const { isPhone, isTelegram } = platform()
  return isPhone || isTelegram
}

/** Replaces the Connect view by the QR code, except on mobile devices, which cannot scan their own screen. */
function showQrCodeView(route: Route, platform: ReadPlatform): readonly Command[] {
  return route.view === 'connect' && !platform().isPhone
    ? [{ feature: 'modal', event: { type: 'replace', route: { view: 'connecting-basic' } } }]
    : []
}

function isUriNeeded(state: KitState, platform: ReadPlatform): boolean {
  const route = state.modal.status === 'open' ? state.modal.stack.at(-1) : undefined
  return route !== undefined && needsUri(route, platform)
}

/** Stores the wallet as a recent wallet, and closes the modal unless it is inline or a chain is unsupported. */
function completePairing(
  { session, openedWallet }: Extract<Fact, { feature: 'pairing'; type: 'approved' }>,
  state: KitState,
  config: Config,
): readonly Command[] {
  const route = state.modal.status === 'open' ? state.modal.stack.at(-1) : undefined
  const shown = route?.view === 'connecting-remote' ? route.walletId : undefined
  const id = openedWallet?.walletId ?? shown
  const namespacesOfSession = Object.keys(session.namespaces) as ChainNamespace[]
  const namespaces = Object.keys(state.connection).filter((one) =>
    namespacesOfSession.includes(one as ChainNamespace),
  )
  const name = cleanName(openedWallet?.name ?? session.peer.name)
  // The icon is stored so that the next page load can show it before the wallet directory has loaded.
  const { top, wallets = [] } = state.directory ?? {}
  const shortList = top?.status === 'ready' ? [...top.featured, ...top.recommended, ...top.recent] : []
  const icon = [...shortList, ...wallets].find((known) => known.id === id)?.icon ?? session.peer.icon
  const wallet = id && {
    id,
    name,
    ...(icon && { icon }),
    namespaces: namespaces as ChainNamespace[],
    connectorIds: [remoteConnectorId],
  }
  const isUnsupportedChain = namespacesOfSession.some((namespace) => isUnsupported(state, config, namespace))
  return [
    ...(wallet ? [{ feature: 'wallets', event: { type: 'recognised', wallet } } as const] : []),
    ...(state.modal.status === 'open' && !isUnsupportedChain && !config.enableEmbedded
      ? [{ feature: 'modal', event: { type: 'close', reason: 'done' } } as const]
      : []),
  ]
}

/** Shows that the session has expired. */
function showExpired({ pairing }: Pick<KitState, 'pairing'>): readonly Command[] {
  const outcome = pairing?.status === 'idle' ? pairing.outcome : undefined
  if (outcome?.status !== 'expired') return []
  const snackbar = { id: 'session-expired', variant: 'error', code: 'session-ended' } as const
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
