/** Id of the connector for all remote wallets, in each namespace. */
export const remoteConnectorId = 'walletConnect'
