import type { FrameWallet } from './createFrameWallet.js'

/**
 * Registers the wallet of a login frame on the page (Wallet Standard), so that Solana libraries find it, also those that load later. Not
 * needed next to a kit with the option `login`, which would list it as another wallet. Returns a function that removes it.
 *
 * @param scope Default: `window`.
 * @example
 * ```ts
 * import { createFrame, createFrameWallet, registerFrameWallet } from '@latchkit/frame-client'
 *
 * const url = 'https://login.my-dapp.example/sdk'
 * const frame = createFrame({ url, projectId: 'my-dapp', title: 'Log in' })
 * registerFrameWallet(createFrameWallet(frame))
 * ```
 */
export function registerFrameWallet(wallet: FrameWallet, scope: EventTarget = window): () => void {
  const removals = new Set<() => unknown>()

  /** `api`: the API of an app, which any script of the page can be. */
  function register(api: unknown): void {
    if (typeof api !== 'object' || api === null || !('register' in api)) return
    if (typeof api.register !== 'function') return
    const remove: unknown = api.register(wallet)
    if (typeof remove === 'function') removals.add(() => remove())
  }

  const registerLater = (event: Event) => register('detail' in event ? event.detail : undefined)
  scope.addEventListener('wallet-standard:app-ready', registerLater)
  scope.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    scope.removeEventListener('wallet-standard:app-ready', registerLater)
    for (const remove of removals) remove()
    removals.clear()
  }
}
