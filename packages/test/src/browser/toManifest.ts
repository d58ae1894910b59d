import type { PageWallet } from '../host/PageWallet.js'
import type { PageManifestWallet } from './installProviders.js'

/** Returns what the script of a page needs of a wallet. The first wallet of a page is also `window.ethereum`. */
export function toManifest(wallet: PageWallet, index: number): PageManifestWallet {
  const { key, name, icon, rdns, state, flags = {}, globals } = wallet
  return {
    ...{ key, name: state?.name ?? name, icon: state?.icon ?? icon, rdns, flags },
    announces: state?.announces ?? 'once',
    globals: globals ?? (index === 0 ? ['ethereum'] : []),
    takesOver: wallet.takesOver ?? false,
    inFrames: wallet.inFrames ?? true,
    onInsecurePages: wallet.onInsecurePages ?? true,
  }
}
