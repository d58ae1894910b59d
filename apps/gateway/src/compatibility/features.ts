/** A feature that a kit can turn on or off. `config: null` leaves it to the options of the app. */
export type Feature = { readonly id: string; readonly isEnabled: boolean; readonly config: [] | null }

const byApp = (id: string): Feature => ({ id, isEnabled: true, config: null })
const off = (id: string): Feature => ({ id, isEnabled: false, config: [] })

/**
 * The features of existing kits. Those that need a hosted service are off, as this gateway has none of these services: an
 * app that moves here shows no button that cannot work.
 */
export const features: readonly Feature[] = [
  byApp('multi_wallet'),
  byApp('headless'),
  off('activity'),
  off('email_capture'),
  off('fund_from_exchange'),
  off('onramp'),
  off('payments'),
  off('reown_authentication'),
  off('reown_branding'),
  off('social_login'),
  off('swap'),
]
