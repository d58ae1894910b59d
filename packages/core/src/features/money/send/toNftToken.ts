import type { NftItem } from '../../assets/nfts/types.js'
import type { Token } from '../../assets/portfolio/types.js'

/** Returns an NFT as a token without decimals: its amounts are counted in the same way. */
export const toNftToken = ({ id, chainId, contract, name, amount, preview }: NftItem): Token => ({
  id,
  chainId,
  address: contract,
  name,
  symbol: '',
  decimals: 0,
  amount,
  icon: preview,
})
