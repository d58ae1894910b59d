export {
  type BitcoinAddress,
  type BitcoinAddressKind,
  type BitcoinNetwork,
  isBitcoinAddress,
  parseBitcoinAddress,
} from '../chains/bitcoin/bitcoinAddress.js'
export {
  type BitcoinChainName,
  bitcoinChainIds,
  bitcoinChainNameOf,
  bitcoinNetworkOf,
} from '../chains/bitcoin/bitcoinChain.js'
export { isPublicKeyOf } from '../chains/bitcoin/bitcoinPublicKey.js'
export { isEvmAddress, toChecksumAddress } from '../chains/evm/evmAddress.js'
export { isAddress } from '../chains/isAddress.js'
export { isSolanaAddress } from '../chains/solana/solanaAddress.js'
export { parseCookie, type StoredState } from '../config/stored.js'
export { decodeBase58, encodeBase58 } from '../foundation/encoding/base58.js'
export { isHex } from '../foundation/encoding/hex.js'
export { namespaces } from '../foundation/namespaces.js'
export {
  type CaipAddress,
  type CaipAddressParts,
  type CaipAssetId,
  type CaipAssetIdParts,
  type CaipNetworkId,
  type CaipNetworkIdParts,
  type ChainNamespace,
  isCaipNetworkId,
  parseCaipAddress,
  parseCaipAssetId,
  parseCaipNetworkId,
  toCaipAddress,
} from '../foundation/schema/caip.js'
export { isEmail } from '../foundation/schema/isEmail.js'
export { isAppLink, isWebUrl, safeImageUrl } from '../foundation/schema/url.js'
