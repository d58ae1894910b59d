export { ethers } from '../v6/ethers.js'
export { getEthersProvider } from '../v6/getEthersProvider.js'
export { getEthersSigner } from '../v6/getEthersSigner.js'
export type { GivenWallet } from '../wallets.js'
