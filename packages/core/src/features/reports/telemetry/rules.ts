import { readPlatform } from '../../../browser/platform.js'
import type { Config } from '../../../config/config.js'
import type { Route } from '../../../engine/routes.js'
import type { Fact, KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { remoteConnectorId } from '../../../foundation/schema/remoteConnectorId.js'
import type { TelemetryEvent } from '../../../ports/Telemetry.js'
import { findCatalogueWallet } from '../../wallet/directory/findCatalogueWallet.js'
import { connectorsOf, recentWalletOf, walletRowOf } from '../../wallet/wallets/rules.js'
import { toMoneyEvent, toMoneyRouteEvent } from './moneyRules.js'
import { getSession, toMessage } from './parts.js'

/** An event without a time. */
export type UntimedEvent = Omit<TelemetryEvent, 'at'>

/**
 * Returns the telemetry event of a fact; most facts have none. The names are listed in apps/docs/src/content/docs/concepts/behavior/events.md, "Events".
 * Properties hold names of wallets and providers, networks and Latchkit's own messages: never an address, an e-mail address, a code,
 * or text from a wallet or a server.
 */
export function toTelemetry(fact: Fact, state: KitState, config: Config): UntimedEvent | undefined {
  switch (fact.feature) {
    case 'modal':
      if (fact.type === 'navigated') return ofRoute(fact.route, state, config)
      if (fact.type === 'wentBack') return undefined
      return {
        event: fact.type === 'opened' ? 'MODAL_OPEN' : 'MODAL_CLOSE',
        properties: { connected: isConnected(state) },
      }
    case 'connection':
      return ofConnection(fact, state, config)
    case 'pairing':
      return ofPairing(fact)
    case 'login':
      return ofLogin(fact)
    case 'email':
      return ofEmailChange(fact)
    case 'social':
      return ofSocial(fact)
    case 'siwx':
      return ofSignIn(fact, state)
    case 'accountType': {
      if (fact.type !== 'changed') return undefined
      const network = getSession(state, 'eip155')?.chainId ?? ''
      return { event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType: fact.accountType, network } }
    }
    case 'network':
      if (fact.type === 'started') return { event: 'INITIALIZE', properties: toOptions(config) }
      return fact.type === 'switched'
        ? { event: 'SWITCH_NETWORK', properties: { network: fact.chainId } }
        : undefined
    case 'request':
      return fact.type === 'lateResponse'
        ? {
            event: 'REQUEST_LATE_RESPONSE',
            properties: { method: fact.write.intent.kind, approved: fact.error === undefined },
          }
        : undefined
    default:
      return toMoneyEvent(fact, state)
  }
}

/** Views that open only by a choice of the user. */
function ofRoute(route: Route, state: KitState, config: Config): UntimedEvent | undefined {
  switch (route.view) {
    case 'connecting': {
      const reachable = connectorsOf(state.wallets, config, route.walletId, route.namespace).length > 0
      return {
        event: 'SELECT_WALLET',
        properties: {
          name: walletRowOf(state.wallets, config, route.walletId)?.name ?? '',
          platform: reachable ? 'browser' : 'unsupported',
        },
      }
    }
    case 'connecting-remote': {
      const { walletId, platform } = route
      // Without a wallet, any wallet scans the code: none was selected.
      if (walletId === undefined) return undefined
      return {
        event: 'SELECT_WALLET',
        properties: {
          name: cleanName(findCatalogueWallet(state, config, walletId)?.name ?? ''),
          platform: platform ?? (readPlatform().isPhone ? 'mobile' : 'qrcode'),
        },
      }
    }
    case 'all-wallets':
      return { event: 'CLICK_ALL_WALLETS', properties: {} }
    case 'networks':
      return { event: 'CLICK_NETWORKS', properties: {} }
    case 'what-is-a-wallet':
      return { event: 'CLICK_WALLET_HELP', properties: {} }
    case 'get-wallet':
      return { event: 'CLICK_GET_WALLET', properties: {} }
    case 'what-is-a-network':
      return { event: 'CLICK_NETWORK_HELP', properties: {} }
    case 'update-email':
      return { event: 'EMAIL_EDIT', properties: {} }
    default:
      return toMoneyRouteEvent(route, state)
  }
}

function ofConnection(
  fact: Extract<Fact, { feature: 'connection' }>,
  state: KitState,
  config: Config,
): UntimedEvent | undefined {
  switch (fact.type) {
    case 'connected': {
      // A session that was restored, or made by the host app, is not a choice in the modal.
      // The pairing emits the event of a remote wallet, so that there is only one.
      if (fact.via !== 'connect' || fact.session.connectorId === remoteConnectorId) return undefined
      const wallet = recentWalletOf(state.wallets, config, fact.namespace, fact.session.connectorId)
      const method = methodOf(state, fact.id)
      return { event: 'CONNECT_SUCCESS', properties: { method, name: wallet?.name ?? '' } }
    }
    case 'declined':
    case 'failed':
      if (fact.connectorId === remoteConnectorId) return undefined
      return { event: 'CONNECT_ERROR', properties: { message: toMessage(fact.error) } }
    case 'disconnected':
      return fact.by === 'user'
        ? { event: 'DISCONNECT_SUCCESS', properties: { namespace: fact.namespace } }
        : undefined
    case 'disconnectFailed':
      return { event: 'DISCONNECT_ERROR', properties: { message: toMessage(fact.error) } }
    default:
      return undefined
  }
}

function ofPairing(fact: Extract<Fact, { feature: 'pairing' }>): UntimedEvent | undefined {
  switch (fact.type) {
    case 'approved': {
      // The name is the wallet's own: untrusted input, sanitized here.
      const name = cleanName(fact.openedWallet?.name ?? fact.session.peer.name)
      return { event: 'CONNECT_SUCCESS', properties: { method: fact.method, name } }
    }
    case 'declined':
    case 'failed':
      return { event: 'CONNECT_ERROR', properties: { message: toMessage(fact.error) } }
    default:
      return undefined
  }
}

/** Wallet or login that the user has connected with. A login has the id of its connection. */
function methodOf(
  { login, social, passkey }: KitState,
  id: string | undefined,
): 'browser' | 'email' | 'social' | 'passkey' {
  const isOf = (flow: { readonly status: string; readonly id?: string } | undefined) =>
    id !== undefined && flow?.id === id
  if (isOf(login?.flow)) return 'email'
  if (isOf(social?.flow)) return 'social'
  return isOf(passkey?.flow) ? 'passkey' : 'browser'
}

function ofLogin(fact: Extract<Fact, { feature: 'login' }>): UntimedEvent | undefined {
  switch (fact.type) {
    case 'selected':
      return { event: 'EMAIL_LOGIN_SELECTED', properties: {} }
    case 'submitted':
      return { event: 'EMAIL_SUBMITTED', properties: {} }
    case 'deviceRegistered':
      return { event: 'DEVICE_REGISTERED_FOR_EMAIL', properties: {} }
    case 'codeSent':
      return ofCode({ type: fact.type })
    case 'codeAccepted':
    case 'codeRejected':
      return ofCode(fact)
    default:
      return undefined
  }
}

/** The codes of a change of the e-mail address have the events of a login's codes. */
function ofEmailChange(fact: Extract<Fact, { feature: 'email' }>): UntimedEvent | undefined {
  switch (fact.type) {
    case 'codeNeeded':
      return ofCode({ type: 'codeSent' })
    case 'codeAccepted':
    case 'codeRejected':
      return ofCode(fact)
    default:
      return undefined
  }
}

function ofCode(
  fact:
    | { readonly type: 'codeSent' | 'codeAccepted' }
    | { readonly type: 'codeRejected'; readonly error: LatchkitError },
): UntimedEvent | undefined {
  if (fact.type !== 'codeRejected')
    return { event: `EMAIL_VERIFICATION_CODE_${fact.type === 'codeSent' ? 'SENT' : 'PASS'}`, properties: {} }
  // A code without a decision, because the user has left or the frame has not answered.
  if (fact.error.code === 'aborted') return undefined
  return { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message: toMessage(fact.error) } }
}

function ofSocial(fact: Extract<Fact, { feature: 'social' }>): UntimedEvent | undefined {
  const properties = { provider: fact.provider }
  switch (fact.type) {
    case 'started':
      // The login that left the page has the event.
      return fact.isResumed ? undefined : { event: 'SOCIAL_LOGIN_STARTED', properties }
    case 'returned':
      return { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties }
    case 'loggedIn':
      return { event: 'SOCIAL_LOGIN_SUCCESS', properties }
    case 'cancelled':
      return { event: 'SOCIAL_LOGIN_CANCELED', properties }
    case 'failed':
      return {
        event: 'SOCIAL_LOGIN_ERROR',
        properties: { ...properties, message: toMessage(fact.error) },
      }
    default:
      return undefined
  }
}

function ofSignIn(fact: Extract<Fact, { feature: 'siwx' }>, state: KitState): UntimedEvent | undefined {
  const session = getSession(state, fact.namespace)
  // A remote wallet signs in before it is connected.
  const chainId = fact.type === 'verified' ? fact.session.data.chainId : undefined
  const properties = {
    network: chainId ?? (fact.type === 'failed' ? fact.chainId : undefined) ?? session?.chainId ?? '',
    isSmartAccount: session?.accounts[0].type === 'smartAccount',
  }
  switch (fact.type) {
    case 'signRequested':
      return { event: 'CLICK_SIGN_SIWX_MESSAGE', properties }
    case 'verified':
      return { event: 'SIWX_AUTH_SUCCESS', properties }
    case 'failed':
      // An attempt that the user or another account has ended.
      return fact.error.code === 'aborted' ? undefined : { event: 'SIWX_AUTH_ERROR', properties }
    case 'cancelled':
      return { event: 'CLICK_CANCEL_SIWX', properties }
    default:
      return undefined
  }
}

/** The options that an app can choose between, without ids, texts and URLs of the app. */
function toOptions(config: Config): TelemetryEvent['properties'] {
  const { networks, connectMethodsOrder, socials, themeMode = '', debug } = config
  const { send, receive, swaps, pay, passkey, enableEmbedded } = config
  return {
    ...{ networks: networks.map(({ caipNetworkId }) => caipNetworkId).join(), socials: socials.join() },
    ...{ connectMethods: connectMethodsOrder.join(), onramp: config.onramp !== false },
    ...{ send, receive, swaps, pay, passkey, enableEmbedded, themeMode, debug },
  }
}

function isConnected(state: KitState): boolean {
  return Object.values(state.connection).some((connection) => 'session' in connection && connection.session)
}
