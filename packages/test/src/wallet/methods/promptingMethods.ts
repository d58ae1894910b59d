/** The methods that prompt. All others never prompt. */
export const promptingMethods = [
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_requestPermissions',
  'wallet_revokeExecutionPermission',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

/** Name of a method that prompts. */
export type PromptingMethod = (typeof promptingMethods)[number]

/** Those that a device confirms, because its key signs. */
export const signingPrompts: readonly string[] = [
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
]
