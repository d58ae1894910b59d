import type { FrameProvider } from './createFrameProvider.js'
import { frameIcon } from './frameIcon.js'

/** Options of `announceFrameProvider`. */
export type AnnounceOptions = {
  /** Reverse domain name of the login, for example `example.my-dapp.login`. It identifies the wallet, also after a reload. */
  readonly rdns: string
  /** The name that is shown to users. Default: `Login wallet`. */
  readonly name?: string | undefined
  /** A `data:` URL. Default: a plain symbol. */
  readonly icon?: string | undefined
  /** Default: `window`. */
  readonly scope?: EventTarget | undefined
}

/**
 * Announces the provider of a login frame on the page (EIP-6963), so that libraries such as wagmi find it, also those that load later.
 * Not needed next to a kit with the option `login`, which would list it as another wallet. Returns a function that stops it.
 *
 * @example
 * ```ts
 * import { announceFrameProvider, createFrame, createFrameProvider } from '@latchkit/frame-client'
 *
 * const url = 'https://login.my-dapp.example/sdk'
 * const frame = createFrame({ url, projectId: 'my-dapp', title: 'Log in' })
 * announceFrameProvider(createFrameProvider(frame), { rdns: 'example.my-dapp.login' })
 * ```
 */
export function announceFrameProvider(provider: FrameProvider, options: AnnounceOptions): () => void {
  const { rdns, name = 'Login wallet', icon = frameIcon, scope = window } = options
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns })
  const detail = Object.freeze({ info, provider })
  const announce = () => void scope.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  scope.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => scope.removeEventListener('eip6963:requestProvider', announce)
}
