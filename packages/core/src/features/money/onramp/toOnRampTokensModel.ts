import type { Config } from '../../../config/config.js'
import type { KitState } from '../../../engine/types.js'
import { getLimits, getNetworks, select } from './rules.js'
import { formatCents, toNetworkModel } from './toOnRampModel.js'
import type { OnRampPaymentsModel, OnRampTokensModel } from './view.js'

/**
 * Returns the currencies that the account can buy, each on each of its networks, ready to show.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toOnRampTokensModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toOnRampTokensModel(kit.getState(), kit.config)
 * ```
 */
export function toOnRampTokensModel(
  { onramp }: Pick<KitState, 'onramp'>,
  config: Pick<Config, 'networkOf' | 'chainImages'>,
): OnRampTokensModel {
  if (!onramp?.form || onramp.options.status !== 'ready') return { status: 'disconnected' }
  const { form, options } = onramp
  const selected = select(form, options.value)
  const tokens = options.value.currencies.flatMap((currency) =>
    getNetworks(currency, form).map((network) => ({
      id: `${network.chainId}/${currency.symbol}`,
      symbol: currency.symbol,
      name: currency.name,
      network: toNetworkModel(network, config),
      isSelected:
        currency.symbol === selected?.currency.symbol && network.chainId === selected.network.chainId,
    })),
  )
  const isCurrent = ({ network }: (typeof tokens)[number]) => network.id === form.of.chainId
  return {
    status: 'ready',
    tokens: [...tokens.filter(isCurrent), ...tokens.filter((token) => !isCurrent(token))],
  }
}

/**
 * Returns the currencies to pay with, ready to show.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toOnRampPaymentsModel } from '@latchkit/core/views/onramp'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const model = toOnRampPaymentsModel(kit.getState())
 * ```
 */
export function toOnRampPaymentsModel({ onramp }: Pick<KitState, 'onramp'>): OnRampPaymentsModel {
  if (!onramp?.form || onramp.options.status !== 'ready') return { status: 'disconnected' }
  const { form, options } = onramp
  const selected = select(form, options.value)?.payment.id
  return {
    status: 'ready',
    payments: options.value.payments.map((payment) => {
      const limits = getLimits(payment)
      return {
        id: payment.id,
        ...(limits && { limits: { min: formatCents(limits.min), max: formatCents(limits.max) } }),
        isSelected: payment.id === selected,
      }
    }),
  }
}
