// Apart from the other views' models: see `remote-views.ts`.

export { chainNames } from '../network/chainNames.js'
export { toNetworksModel } from '../network/toNetworksModel.js'
export { toSwitchActiveChainModel } from '../network/toSwitchActiveChainModel.js'
export { toSwitchNetworkModel } from '../network/toSwitchNetworkModel.js'
export { toUnsupportedChainModel } from '../network/toUnsupportedChainModel.js'
