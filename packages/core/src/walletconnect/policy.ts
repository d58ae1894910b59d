import type { Platform } from '../browser/platform.js'
import type { Command, Fact, KitState } from '../kit/types.js'
import type { Route } from '../modal/route.js'
import { isUnsupported } from '../network/rules.js'
import type { ChainNamespace } from '../schema/caip.js'
import type { Config } from '../schema/config.js'
import { cleanName } from '../wallets/cleanName.js'
import { remoteConnectorId } from './remoteConnectorId.js'
import { showRefusal } from './showRefusal.js'

/** What follows from what, for remote wallets. As `kit/policy.ts`, and asked after it. */
export function remotePolicy(
  fact: Fact,
  state: KitState,
  config: Config,
  {
    now,
    platform,
    isAlone,
  }: {
    readonly now: number
    readonly platform: () => Pick<Platform, 'isPhone' | 'isTelegram'>
    /** No namespace has an adapter of its own: there are no wallets in this browser. */
    readonly isAlone: boolean
  },
): readonly Command[] {
  switch (fact.feature) {
    case 'modal':
      // The state is that after the fact, and before `clear`.
      if (fact.type === 'opened')
        return [
          ...showExpired(state),
          pairing({ type: 'clear' }),
          ...(isAlone && !config.legalCheckbox ? showCode(fact.route, platform) : []),
        ]
      if (fact.type === 'navigated')
        return needsUri(fact.route, platform) ? [pairing({ type: 'begin', at: now })] : []
      // What is on show elsewhere goes on; with the modal goes whoever looks at it.
      return fact.type === 'closed' || !isOnShow(state, platform) ? [pairing({ type: 'rest' })] : []
    case 'pairing':
      if (fact.type === 'sessionExpired') return state.modal.status === 'open' ? showExpired(state) : []
      // The view tells the user.
      if (fact.type === 'failed') return showRefusal(fact.error)
      return fact.type === 'approved' ? finalise(fact, state, config) : []
    case 'connection':
      return fact.type === 'disconnected' && fact.connectorId === remoteConnectorId && !isInUse(state)
        ? [pairing({ type: 'reset' })]
        : []
    default:
      return []
  }
}

/**
 * Views that show a code. On a phone the URI is fetched as soon as wallets are on show, so that a tap opens the wallet inside
 * the visitor's gesture; elsewhere nothing is connected before somebody asks for it.
 */
function needsUri({ view }: Route, platform: () => Pick<Platform, 'isPhone' | 'isTelegram'>): boolean {
  if (view === 'connecting-remote' || view === 'connecting-basic') return true
  if (view !== 'connect' && view !== 'all-wallets') return false
  const { isPhone, isTelegram } = platform()
  return isPhone || isTelegram
}

/** With nothing else to offer, the code is there at once; on a phone, which cannot scan its own screen, the wallets are. */
function showCode(
  route: Route,
  platform: () => Pick<Platform, 'isPhone' | 'isTelegram'>,
): readonly Command[] {
  return route.view === 'connect' && !platform().isPhone
    ? [{ feature: 'modal', event: { type: 'replace', route: { view: 'connecting-basic' } } }]
    : []
}

function isOnShow(state: KitState, platform: () => Pick<Platform, 'isPhone' | 'isTelegram'>): boolean {
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
  // The next page load shows it before any catalogue is asked.
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

/** Says why the wallet is not connected any more. The wallet itself is the first row, as it was used last. */
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
