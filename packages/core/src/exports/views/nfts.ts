// Separate from the other views' models: see `remote.ts`.

export { toNftDetailModel } from '../../features/assets/nfts/toNftDetailModel.js'
export { toNftsModel } from '../../features/assets/nfts/toNftsModel.js'
