export { ethers5 } from '../v5/ethers5.js'
export { getEthersProvider } from '../v5/getEthersProvider.js'
export { getEthersSigner } from '../v5/getEthersSigner.js'
export type { GivenWallet } from '../wallets.js'
