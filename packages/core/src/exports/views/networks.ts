// Separate from the other views' models: see `remote.ts`.

export { chainNames } from '../../features/network/chainNames.js'
export { toNetworksModel } from '../../features/network/toNetworksModel.js'
export { toSwitchActiveChainModel } from '../../features/network/toSwitchActiveChainModel.js'
export { toSwitchNetworkModel } from '../../features/network/toSwitchNetworkModel.js'
export { toUnsupportedChainModel } from '../../features/network/toUnsupportedChainModel.js'
