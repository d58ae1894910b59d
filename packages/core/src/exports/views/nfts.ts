// Separate from the other views' models: see `remote.ts`.

export { toNftsModel } from '../../features/nfts/toNftsModel.js'
