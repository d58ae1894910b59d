/** A feature that a kit can turn on or off. `config: null` leaves it to the options of the app. */
export type Feature = { readonly id: string; readonly isEnabled: boolean; readonly config: [] | null }

const configurable = (id: string): Feature => ({ id, isEnabled: true, config: null })
const disabled = (id: string): Feature => ({ id, isEnabled: false, config: [] })

/**
 * The features of existing kits. Features that require a hosted service are disabled, because the gateway does not
 * provide these services and their buttons would not work.
 */
export const features: readonly Feature[] = [
  configurable('multi_wallet'),
  configurable('headless'),
  disabled('activity'),
  disabled('email_capture'),
  disabled('fund_from_exchange'),
  disabled('onramp'),
  disabled('payments'),
  disabled('reown_authentication'),
  disabled('reown_branding'),
  disabled('social_login'),
  disabled('swap'),
]
