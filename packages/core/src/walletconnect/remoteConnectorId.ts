/** The connector that stands for every wallet on another device, in each namespace. */
export const remoteConnectorId = 'walletConnect'
