import { toEvmPaymentLink } from '../../../chains/evm/paymentLink.js'
import { toSolanaPaymentLink } from '../../../chains/solana/paymentLink.js'
import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { classifyError } from '../../../foundation/errors/classifyError.js'
import { sessionOf } from '../../wallet/connection/rules.js'
import { shownWallet } from '../../wallet/wallets/rules.js'
import { toAmountText } from '../amount/parseAmount.js'
import { toPayFailure, toSummary } from './toSummary.js'
import type { Payment } from './types.js'
import type { PayModel, PayWallet } from './view.js'

type State = Pick<KitState, 'wallets' | 'connection' | 'pay'> & Partial<Pick<KitState, 'portfolio'>>

/**
 * Returns the choice how to pay, ready to show: the wallet, the exchanges, and a link for other wallets.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toPayModel } from '@latchkit/core/views/pay'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toPayModel(kit.getState(), kit.config)
 * ```
 */
export function toPayModel(state: State, config: Config): PayModel {
  const { pay } = state
  if (!pay || pay.status === 'idle') return { status: 'none' }
  const { payment, exchanges } = pay
  const error = pay.status === 'choosing' ? pay.error : undefined
  const isDeclined = error !== undefined && classifyError(error) === 'declined'
  return {
    status: 'ready',
    ...toSummary(payment, config, state),
    wallet: toWallet(state, config, payment),
    exchanges:
      exchanges.status === 'ready'
        ? { status: 'ready', list: exchanges.exchanges }
        : { status: exchanges.status },
    ...(pay.status === 'requesting' && { requested: pay.exchange.id }),
    link: toLink(payment),
    isLinkFollowed: payment.reference !== undefined,
    isDeclined,
    ...(error && !isDeclined && { failure: toPayFailure(error) }),
  }
}

function toWallet(state: State, config: Config, { asset, payWithWallet }: Payment): PayWallet {
  if (!payWithWallet) return { status: 'none' }
  const session = sessionOf(state, asset.namespace)
  if (!session) return { status: 'disconnected' }
  const wallet = shownWallet(state.wallets, config, session)
  return session.chainId === asset.chainId
    ? { status: 'ready', ...wallet, address: session.accounts[0].address }
    : { status: 'other-network', ...wallet }
}

function toLink({ asset, amount, recipient, reference }: Payment): string {
  const { address, chainId, decimals } = asset
  if (asset.namespace === 'eip155')
    return toEvmPaymentLink({
      chainId: Number(chainId.split(':')[1]),
      // `parsePayment` has checked both.
      to: recipient as `0x${string}`,
      amount,
      ...(address !== undefined && { token: address as `0x${string}` }),
    })
  return toSolanaPaymentLink({
    recipient,
    amount: toAmountText(amount, decimals),
    ...(address !== undefined && { mint: address }),
    references: reference === undefined ? [] : [reference],
  })
}
