// Separate from the other views' models: see `remote.ts`.

export { chainNames } from '../../features/wallet/network/chainNames.js'
export { toNetworksModel } from '../../features/wallet/network/toNetworksModel.js'
export { toSwitchActiveChainModel } from '../../features/wallet/network/toSwitchActiveChainModel.js'
export { toSwitchNetworkModel } from '../../features/wallet/network/toSwitchNetworkModel.js'
export { toUnsupportedChainModel } from '../../features/wallet/network/toUnsupportedChainModel.js'
