/** A feature that a kit can turn on or off. `config: null` leaves it to the options of the app. */
export type Feature = { readonly id: string; readonly isEnabled: boolean; readonly config: [] | null }

const configurable = (id: string): Feature => ({ id, isEnabled: true, config: null })
const disabled = (id: string): Feature => ({ id, isEnabled: false, config: [] })

/**
 * Returns the features of existing kits. Those that the gateway does not provide are disabled, because their buttons would
 * not work: what requires a hosted service, the activity without a chain that has a source of histories, swaps without a
 * chain that has a router, purchases without a provider, payments without an exchange, and logins by e-mail or with an account of a
 * provider without the login service.
 */
export const createFeatures = ({
  hasExchanges,
  hasHistories,
  hasLogin,
  hasOnRamp,
  hasSwaps,
}: {
  readonly hasExchanges: boolean
  readonly hasHistories: boolean
  readonly hasLogin: boolean
  readonly hasOnRamp: boolean
  readonly hasSwaps: boolean
}): readonly Feature[] => [
  configurable('multi_wallet'),
  configurable('headless'),
  hasHistories ? configurable('activity') : disabled('activity'),
  disabled('email_capture'),
  hasExchanges ? configurable('fund_from_exchange') : disabled('fund_from_exchange'),
  hasOnRamp ? configurable('onramp') : disabled('onramp'),
  hasExchanges ? configurable('payments') : disabled('payments'),
  disabled('reown_authentication'),
  disabled('reown_branding'),
  hasLogin ? configurable('social_login') : disabled('social_login'),
  hasSwaps ? configurable('swap') : disabled('swap'),
]
