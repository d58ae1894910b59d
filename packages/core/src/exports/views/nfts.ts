// Separate from the other views' models: see `remote.ts`.

export { toNftDetailModel } from '../../features/nfts/toNftDetailModel.js'
export { toNftsModel } from '../../features/nfts/toNftsModel.js'
