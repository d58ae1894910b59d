import type { Chain } from '../../chain/rpcProxy/Chain.js'
import { toHexAddress } from '../../foundation/toHexAddress.js'
import type { TokenInfo } from '../sources/ListedToken.js'
import type { Hex } from './evm/callContracts.js'
import { getNativeToken } from './nativeTokens.js'
import { toIconUrl } from './tokens/TokenList.js'

/** Address of Multicall3 on most chains. */
const defaultMulticall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Returns the native token of a chain. */
export function getNative({ id, nativeCurrency }: Chain): TokenInfo {
  const known = getNativeToken(id)
  if (!nativeCurrency) return known
  const { name, symbol, decimals = known.decimals, logoURI } = nativeCurrency
  return { name, symbol, decimals, iconUrl: toIconUrl(logoURI) }
}

/** Returns the address of Multicall3 on an EVM chain. */
export function getMulticall3({ multicall3 = defaultMulticall3 }: Chain): Hex {
  return toHexAddress(multicall3)
}
