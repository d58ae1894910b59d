import type { BaseWalletState } from '../wallet/baseWalletState.js'
import type { BaseWalletControl } from '../wallet/control.js'
import type { StandardWallet } from './standardWallet.js'

type Api = { readonly register: (...wallets: readonly StandardWallet[]) => unknown }

/** Registers a wallet on a page (Wallet Standard). */
export type Registrar = {
  /** As often as the state's `announces` says. */
  readonly announce: () => void
  /** Once, whatever the state is. */
  readonly announceOnce: () => void
}

/**
 * Creates the registrar of a wallet, for apps that are ready and for apps that load later.
 *
 * An app keeps each wallet object once, so `twice` registers another object.
 */
export function createRegistrar(
  page: EventTarget,
  read: () => { readonly wallet: StandardWallet; readonly control: BaseWalletControl<BaseWalletState> },
): Registrar {
  let second: StandardWallet | undefined
  /** Whether it was announced on demand: from then on every app receives it. */
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
