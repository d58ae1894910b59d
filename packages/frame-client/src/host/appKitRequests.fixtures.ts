/** A request as an app posts it, and what the handler of the frame returns. */
type RecordedRequest = {
  readonly name: string
  readonly id: string
  /** What the app posts. */
  readonly payload?: unknown
  readonly result?: unknown
}

const account = '0x0F2A2365c8dFf99AF6D9e3722eFB62B407435174'
const rpcUrl = 'https://rpc.my-dapp.example'
const user = {
  email: 'user@my-dapp.example',
  address: account,
  chainId: 1,
  accounts: [{ address: account, type: 'eoa' }],
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
}
const colors = { '--w3m-accent': 'hsla(230, 100%, 67%, 1)', '--w3m-background': '#202020' }
const rpcRequest = { chainNamespace: 'eip155', chainId: 1, rpcUrl }

/**
 * The requests that AppKit 1.8.2 posts during a login by e-mail and after it, in this order. `pnpm interop appkit-login` runs AppKit
 * itself.
 */
export const appKitRequests: readonly RecordedRequest[] = [
  {
    name: 'SYNC_DAPP_DATA',
    id: 'iym6v',
    payload: {
      metadata: { name: 'My dapp', description: 'My dapp', url: 'https://my-dapp.example', icons: [] },
      sdkVersion: 'html-wagmi-1.8.0',
      projectId: 'my-dapp',
      sdkType: 'appkit',
    },
  },
  {
    name: 'SYNC_THEME',
    id: '2oy6pe',
    payload: { themeMode: 'dark', themeVariables: {}, w3mThemeVariables: colors },
  },
  {
    name: 'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    id: 'flyk0a',
    result: { smartAccountEnabledNetworks: [] },
  },
  {
    name: 'CONNECT_EMAIL',
    id: 'mjblw',
    payload: { email: 'user@my-dapp.example' },
    result: { action: 'VERIFY_DEVICE' },
  },
  { name: 'CONNECT_DEVICE', id: 'tkg25i' },
  { name: 'CONNECT_OTP', id: 'na5kr', payload: { otp: '690850' } },
  {
    name: 'GET_USER',
    id: '5ugi38',
    payload: { chainId: 1, preferredAccountType: 'smartAccount', rpcUrl },
    result: user,
  },
  {
    name: 'SWITCH_NETWORK',
    id: 'shmgwl',
    payload: { chainId: 'eip155:1', rpcUrl },
    result: { chainId: 1 },
  },
  {
    name: 'GET_USER',
    id: 'toprbq',
    payload: { chainId: 'eip155:1', preferredAccountType: 'eoa', rpcUrl },
    result: user,
  },
  { name: 'GET_CHAIN_ID', id: 'bs18oi', result: { chainId: 1 } },
  {
    name: 'RPC_REQUEST',
    id: 'jhj9p',
    payload: {
      method: 'personal_sign',
      params: ['0x5369676e656420627920612070726f7669646572', account],
      ...rpcRequest,
    },
    result: `0x${'1b'.repeat(65)}`,
  },
  // While a request waits for the user.
  { name: 'SYNC_THEME', id: '5d8dd6', payload: { themeVariables: {}, w3mThemeVariables: colors } },
  {
    name: 'RPC_REQUEST',
    id: '4yazaj',
    payload: {
      method: 'eth_sendTransaction',
      params: [{ from: account, to: '0x000000000000000000000000000000000000dEaD', value: '0x1' }],
      ...rpcRequest,
    },
    result: `0x${'15'.repeat(32)}`,
  },
  {
    name: 'RPC_REQUEST',
    id: '7ou5u',
    payload: { method: 'wallet_getCapabilities', params: [account], ...rpcRequest },
    result: {},
  },
  { name: 'IS_CONNECTED', id: 'lnsew', result: { isConnected: true } },
  { name: 'SIGN_OUT', id: 'nvg96' },
]
