import type { Platform } from '../../../browser/platform.js'
import type { Route } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { completePairing } from './completePairing.js'
import { getAppRejectionCommands } from './getAppRejectionCommands.js'

type ReadPlatform = () => Pick<Platform, 'isPhone' | 'isTelegram'>

/**
 * Creates the pairing's reactions to the modal, to its own results and to the end of a session. `hasOnlyRemoteWallets` returns
 * whether no namespace has an adapter for installed wallets. `getCompletePairing` returns the function that the first pairing
 * loads.
 */
export function createPairingPolicy(
  platform: ReadPlatform,
  hasOnlyRemoteWallets: () => boolean,
  getCompletePairing: () => typeof completePairing | undefined,
): Policy {
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
      approved: (fact, state, config) => getCompletePairing()?.(fact, state, config) ?? [],
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
