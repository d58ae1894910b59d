export {
  type BitcoinAddress,
  type BitcoinAddressKind,
  type BitcoinNetwork,
  isBitcoinAddress,
  parseBitcoinAddress,
} from '../schema/bitcoinAddress.js'
export {
  type BitcoinChainName,
  bitcoinChainIds,
  bitcoinChainNameOf,
  bitcoinNetworkOf,
} from '../schema/bitcoinChain.js'
export { isPublicKeyOf } from '../schema/bitcoinPublicKey.js'
export {
  type CaipAddress,
  type CaipAddressParts,
  type CaipAssetId,
  type CaipAssetIdParts,
  type CaipNetworkId,
  type CaipNetworkIdParts,
  type ChainNamespace,
  isCaipNetworkId,
  namespaces,
  parseCaipAddress,
  parseCaipAssetId,
  parseCaipNetworkId,
  toCaipAddress,
} from '../schema/caip.js'
export { isEvmAddress, toChecksumAddress } from '../schema/evmAddress.js'
export { isHex } from '../schema/hex.js'
export { isAddress } from '../schema/isAddress.js'
export { isSolanaAddress } from '../schema/solanaAddress.js'
export { parseCookie, type StoredState } from '../schema/stored.js'
export { isAppLink, isWebUrl, safeImageUrl } from '../schema/url.js'
