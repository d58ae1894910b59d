import type { PersonControl } from '../wallet/control.js'
import type { PersonState } from '../wallet/personState.js'
import type { StandardWallet } from './standardWallet.js'

type Api = { readonly register: (...wallets: readonly StandardWallet[]) => unknown }

/** Registers a wallet on a page, as the Wallet Standard says. */
export type Registrar = {
  /** As often as the wallet's state says. */
  readonly announce: () => void
  /** Once, whatever the state says. */
  readonly announceOnce: () => void
}

/**
 * Makes what registers one wallet: with a page that is ready already, and with one that becomes ready later.
 *
 * A library keeps each wallet object once, so the one that turns up twice is another object the second time.
 */
export function createRegistrar(
  page: EventTarget,
  read: () => { readonly wallet: StandardWallet; readonly control: PersonControl<PersonState> },
): Registrar {
  let second: StandardWallet | undefined
  /** Whether it was announced against its state: from then on it is there for every library. */
  let forced = false

  function register({ register }: Api): void {
    const { wallet, control } = read()
    const { announces } = control.state
    if (announces === 'never' && !forced) return
    register(wallet)
    second ??= Object.defineProperties({}, Object.getOwnPropertyDescriptors(wallet)) as StandardWallet
    if (announces === 'twice') register(second)
  }

  function dispatch(): void {
    const event = new Event('wallet-standard:register-wallet')
    Object.defineProperty(event, 'detail', { value: register })
    page.dispatchEvent(event)
  }

  page.addEventListener('wallet-standard:app-ready', (event) => {
    if ('detail' in event && isApi(event.detail)) register(event.detail)
  })
  return {
    announce: dispatch,
    announceOnce() {
      forced = true
      dispatch()
    },
  }
}

function isApi(detail: unknown): detail is Api {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'register' in detail &&
    typeof detail.register === 'function'
  )
}
