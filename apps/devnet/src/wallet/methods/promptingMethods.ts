/** The methods that ask the person. All others are answered without. */
export const promptingMethods = [
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
] as const

/** Name of a method that asks the person. */
export type PromptingMethod = (typeof promptingMethods)[number]
