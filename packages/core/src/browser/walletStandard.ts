/**
 * Finds wallets of the Wallet Standard on any chain: those registered already, and those registered
 * later. Calls `listener` with all wallets after every change, and initially only if there are any.
 * Returns the cleanup.
 *
 * @param parameters `warn` receives errors of wallets that fail while they register.
 * @example
 * ```ts
 * import { watchRegisteredWallets } from '@latchkit/core/bip122'
 *
 * const stop = watchRegisteredWallets({ listener: (wallets) => console.log(wallets.length), warn:
 * console.warn })
 * stop()
 * ```
 */
export function watchRegisteredWallets(parameters: {
  readonly listener: (wallets: readonly object[]) => void
  readonly warn: (message: string, cause?: unknown) => void
  /** Default: `window`. */
  readonly scope?: EventTarget | undefined
}): () => void {
  const { listener, warn, scope = typeof window === 'undefined' ? undefined : window } = parameters
  const wallets = new Set<object>()
  let stopped = false

  function tell(changed: boolean): void {
    if (changed && !stopped) listener([...wallets])
  }

  function register(...found: readonly unknown[]): () => void {
    const fresh = found.filter(isObject).filter((wallet) => !wallets.has(wallet))
    for (const wallet of fresh) wallets.add(wallet)
    tell(fresh.length > 0)
    return () => tell(fresh.map((wallet) => wallets.delete(wallet)).includes(true))
  }

  const detail = { register }
  function hear(event: Event): void {
    try {
      if ('detail' in event && typeof event.detail === 'function') event.detail(detail)
    } catch (cause) {
      // One broken wallet never hides the others.
      warn('A wallet failed while it registered itself.', cause)
    }
  }

  scope?.addEventListener('wallet-standard:register-wallet', hear)
  scope?.dispatchEvent(Object.assign(new Event('wallet-standard:app-ready'), { detail }))
  return () => {
    stopped = true
    scope?.removeEventListener('wallet-standard:register-wallet', hear)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
