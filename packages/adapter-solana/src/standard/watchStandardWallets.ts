import { isSolanaStandardWallet, type StandardWallet } from './StandardWallet.js'

type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

/**
 * Finds the wallets of the Wallet Standard: those that are there already, and those that come later. Tells `onChange`
 * all there are, at every change, and at first only where there are any.
 *
 * Not through `@wallet-standard/app`: its list is one for the whole page, and never stops listening.
 *
 * @returns how to stop
 */
export function watchStandardWallets(
  onChange: (wallets: readonly StandardWallet[]) => void,
  warn: (message: string, cause?: unknown) => void,
): () => void {
  const page = globalThis.window as Window | undefined
  const wallets = new Set<StandardWallet>()
  let stopped = false

  function register(...found: readonly unknown[]): () => void {
    if (stopped) return () => {}
    const fresh = found.filter((wallet) => isUsable(wallet) && !wallets.has(wallet)) as StandardWallet[]
    for (const wallet of fresh) wallets.add(wallet)
    if (fresh.length > 0) onChange([...wallets])
    return () => {
      const gone = fresh.filter((wallet) => wallets.delete(wallet))
      if (gone.length > 0 && !stopped) onChange([...wallets])
    }
  }

  function isUsable(wallet: unknown): wallet is StandardWallet {
    try {
      return isSolanaStandardWallet(wallet)
    } catch (cause) {
      warn('A wallet that registered itself cannot be read.', cause)
      return false
    }
  }

  const api: Api = { register }
  const hear = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    try {
      if (typeof detail === 'function') detail(api)
    } catch (cause) {
      warn('A wallet failed while it registered itself.', cause)
    }
  }
  page?.addEventListener('wallet-standard:register-wallet', hear)
  page?.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return () => {
    stopped = true
    page?.removeEventListener('wallet-standard:register-wallet', hear)
  }
}
