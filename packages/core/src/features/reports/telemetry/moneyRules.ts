import type { Route } from '../../../engine/routes.js'
import type { Fact, KitState } from '../../../engine/types.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import type { TelemetryEvent } from '../../../ports/Telemetry.js'
import { getSession, toMessage } from './parts.js'

type Event = Omit<TelemetryEvent, 'at'>
type Properties = TelemetryEvent['properties']

/** The reviews of each kind of transaction. A replacement has no such event: it repeats a transaction. */
const sends = { transferReview: true, solanaTransferReview: true, bitcoinTransferReview: true }
const swaps = { swapReview: true, solanaSwapReview: true }
const payments = { payReview: true, solanaPayReview: true, swapPayReview: true }

type SendFact = Extract<Fact, { feature: keyof typeof sends }>
type SwapFact = Extract<Fact, { feature: keyof typeof swaps }>
type PaymentFact = Extract<Fact, { feature: keyof typeof payments }>

/**
 * Returns the event of a fact about a send, a swap, a purchase, a payment, a name or the transactions. Properties name networks, tokens, providers
 * and texts of the kit: no amount, no recipient, no hash and no registered name.
 */
export function toMoneyEvent(fact: Fact, state: KitState): Event | undefined {
  if (isOf(fact, sends)) return ofSend(fact, state)
  if (isOf(fact, swaps)) return ofSwap(fact, state)
  if (isOf(fact, payments)) return ofWalletPayment(fact, state)
  switch (fact.feature) {
    case 'onramp':
      return fact.type === 'started'
        ? {
            event: 'SELECT_BUY_PROVIDER',
            properties: {
              provider: cleanName(fact.purchase.provider.name),
              ...ofAccount(state, fact.purchase.chainId),
            },
          }
        : undefined
    case 'pay':
      return ofPay(fact, state)
    case 'names':
      return ofName(fact, state)
    case 'activity':
      return fact.type === 'failed'
        ? { event: 'ERROR_FETCH_TRANSACTIONS', properties: ofAccount(state, fact.of.chainId) }
        : undefined
    default:
      return undefined
  }
}

/** Returns the event of a view that only a choice of the user, or a call of the app, opens. */
export function toMoneyRouteEvent(route: Route, state: KitState): Event | undefined {
  switch (route.view) {
    case 'send':
      return { event: 'OPEN_SEND', properties: ofAccount(state, route.namespace) }
    case 'swap':
      return { event: 'OPEN_SWAP', properties: ofAccount(state, route.namespace) }
    case 'swap-token':
      return { event: 'CLICK_SELECT_TOKEN_TO_SWAP', properties: {} }
    case 'onramp':
      return { event: 'SELECT_BUY_CRYPTO', properties: ofAccount(state, route.namespace) }
    case 'choose-account-name':
      return { event: 'OPEN_ENS_FLOW', properties: ofAccount(state, route.namespace) }
    case 'pay':
      return { event: 'PAY_MODAL_OPEN', properties: ofPayment(state) }
    default:
      return undefined
  }
}

function isOf<Names extends object>(
  fact: Fact,
  names: Names,
): fact is Extract<Fact, { feature: keyof Names }> {
  return Object.hasOwn(names, fact.feature)
}

function ofSend(fact: SendFact, state: KitState): Event | undefined {
  const review = state[fact.feature]
  if (!review || !('intent' in review)) return undefined
  const { reviewed } = state.send?.[namespaceOf(review.intent.chainId)] ?? {}
  const properties = {
    ...ofAccount(state, review.intent.chainId),
    token: cleanName(reviewed?.nft ? 'NFT' : (reviewed?.token.symbol ?? '')),
  }
  return ofReview(fact, { started: 'SEND_INITIATED', sent: 'SEND_SUCCESS', failed: 'SEND_ERROR' }, properties)
}

/** The steps that only let the router take the token. */
const approvals: readonly string[] = ['reset', 'approve', 'allow', 'permit']

function ofSwap(fact: SwapFact, state: KitState): Event | undefined {
  const review = state[fact.feature]
  if (!review || !('facts' in review)) return undefined
  const { chainId, sell, buy } = review.intent
  const properties = {
    ...ofAccount(state, chainId),
    swapFromToken: cleanName(sell.symbol),
    swapToToken: cleanName(buy.symbol),
  }
  if (!approvals.includes(review.facts.step))
    return ofReview(
      fact,
      { started: 'INITIATE_SWAP', sent: 'SWAP_SUCCESS', failed: 'SWAP_ERROR' },
      properties,
    )
  return ofReview(fact, { failed: 'SWAP_APPROVAL_ERROR' }, properties)
}

/** How it ends is a fact of the payment. */
function ofWalletPayment({ feature, type }: PaymentFact, state: KitState): Event | undefined {
  // Other packages compile this without the reviews, so that it has no type there.
  const review = state[feature] as object | undefined
  const facts = review && 'facts' in review ? review.facts : undefined
  const step = typeof facts === 'object' && facts && 'step' in facts ? facts.step : undefined
  const isApproval = typeof step === 'string' && approvals.includes(step)
  return type === 'approved' && !isApproval
    ? { event: 'PAY_INITIATED', properties: { ...ofPayment(state), via: 'wallet' } }
    : undefined
}

function ofReview(
  fact: SendFact | SwapFact,
  names: { readonly started?: string; readonly sent?: string; readonly failed: string },
  properties: Properties,
): Event | undefined {
  switch (fact.type) {
    case 'approved':
      return names.started ? { event: names.started, properties } : undefined
    case 'sent':
      return names.sent ? { event: names.sent, properties } : undefined
    case 'notSent':
      // The user has stopped waiting: the wallet can still send it.
      return fact.error.code === 'aborted'
        ? undefined
        : { event: names.failed, properties: { ...properties, message: toMessage(fact.error) } }
    default:
      return undefined
  }
}

function ofPay(fact: Extract<Fact, { feature: 'pay' }>, state: KitState): Event | undefined {
  switch (fact.type) {
    case 'started':
      return {
        event: 'PAY_EXCHANGE_SELECTED',
        properties: { ...ofPayment(state), exchange: cleanName(fact.session.exchange.name) },
      }
    case 'completed':
      return { event: 'PAY_SUCCESS', properties: { ...ofPayment(state), via: fact.result.via } }
    case 'failed':
      return { event: 'PAY_ERROR', properties: { ...ofPayment(state), message: toMessage(fact.error) } }
    default:
      return undefined
  }
}

function ofName(fact: Extract<Fact, { feature: 'names' }>, state: KitState): Event | undefined {
  const properties = ofAccount(state, 'eip155')
  switch (fact.type) {
    case 'started':
      return { event: 'REGISTER_NAME_INITIATED', properties }
    case 'registered':
      return { event: 'REGISTER_NAME_SUCCESS', properties }
    case 'notRegistered':
      return fact.error.code === 'aborted'
        ? undefined
        : { event: 'REGISTER_NAME_ERROR', properties: { ...properties, message: toMessage(fact.error) } }
    default:
      return undefined
  }
}

/** The network of a transaction, or of the connected account, and the type of this account. */
function ofAccount(
  state: KitState,
  target: CaipNetworkId | ChainNamespace,
): { readonly network: string; readonly isSmartAccount: boolean } {
  const [namespace, reference] = target.split(':')
  const session = getSession(state, namespace as ChainNamespace)
  return {
    network: reference === undefined ? (session?.chainId ?? '') : target,
    isSmartAccount: session?.accounts[0].type === 'smartAccount',
  }
}

/** Token or currency that the app asks to be paid in. */
function ofPayment({ pay }: KitState): { readonly network: string; readonly token: string } {
  const asset = pay && 'payment' in pay ? pay.payment?.asset : undefined
  return { network: asset?.chainId ?? '', token: cleanName(asset?.symbol ?? '') }
}
