import type { LoginNamespace } from './toFrameSession.js'

/** The methods that the login frame is asked for. The others are read from the network. */
export const walletMethods: Readonly<Record<LoginNamespace, readonly string[]>> = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_getCapabilities',
    'wallet_getGrantedExecutionPermissions',
    'wallet_getSupportedExecutionPermissions',
    'wallet_requestExecutionPermissions',
    'wallet_grantPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_revokePermissions',
    'wallet_switchEthereumChain',
    'latchkit_showSettings',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
}
