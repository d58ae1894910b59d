import type { Chain } from '../../../chain/rpcProxy/Chain.js'
import { getNative } from '../getChainDetails.js'
import type { TokenIcons } from './readTokenIcons.js'

/** Gives the native tokens that have no image the one with their symbol. */
export function addNativeIcons(chains: readonly Chain[], icons: Pick<TokenIcons, 'getId'>): readonly Chain[] {
  return chains.map((chain) => {
    const { name, symbol, decimals, iconUrl } = getNative(chain)
    const logoURI = icons.getId(symbol)
    return iconUrl === '' && logoURI
      ? { ...chain, nativeCurrency: { name, symbol, decimals, logoURI } }
      : chain
  })
}
