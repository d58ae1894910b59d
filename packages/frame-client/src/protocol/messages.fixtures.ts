import type { FrameRequestName } from './FrameRequests.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const long = 'x'.repeat(600)
const email = 'user@my-dapp.example'
const user = { address, chainId: 1 }
const fullUser = {
  email,
  ...user,
  accounts: [{ address, type: 'smartAccount' }],
  preferredAccountType: 'eoa',
  signature: '0x12',
  message: 'Sign in',
  siwxMessage: { domain: 'my-dapp.example', nonce: '1' },
}

/** Payloads and results of one request, as plain data. `undefined` is a message without a payload. */
type Samples = {
  readonly payloads: readonly unknown[]
  readonly badPayloads: readonly unknown[]
  readonly results: readonly unknown[]
  readonly badResults: readonly unknown[]
}

const otp = {
  payloads: [{ otp: '123456' }],
  badPayloads: [undefined, {}, { otp: '' }, { otp: 123_456 }, { otp: '1'.repeat(65) }],
}
const empty = { payloads: [undefined], badPayloads: [], results: [undefined], badResults: [] }
const chain = {
  results: [{ chainId: 1 }, { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  badResults: [undefined, {}, { chainId: null }, { chainId: long }],
}

/** Valid and invalid samples of every request. */
export const samples: Readonly<Record<FrameRequestName, Samples>> = {
  SYNC_DAPP_DATA: {
    ...empty,
    payloads: [
      { projectId: 'my-dapp' },
      {
        metadata: { name: 'App', description: '', url: 'https://my-dapp.example', icons: ['data:'] },
        sdkVersion: 'html-1.0.0',
        sdkType: 'appkit',
        projectId: 'my-dapp',
      },
    ],
    badPayloads: [
      undefined,
      {},
      { projectId: 1 },
      { projectId: 'my-dapp', metadata: { name: 'App' } },
      { projectId: 'my-dapp', metadata: { name: 'A', description: '', url: '', icons: [1] } },
      { projectId: long },
    ],
  },
  SYNC_THEME: {
    ...empty,
    payloads: [
      {},
      {
        themeMode: 'dark',
        themeVariables: { '--w3m-accent': '#00f', '--w3m-z-index': 1 },
        w3mThemeVariables: { '--w3m-background': '#000' },
        language: 'ar',
      },
    ],
    badPayloads: [
      undefined,
      { themeMode: 'blue' },
      { language: 1 },
      { language: long },
      { themeVariables: { '--w3m-accent': null } },
      { w3mThemeVariables: { '--w3m-background': 1 } },
    ],
  },
  CONNECT_EMAIL: {
    payloads: [{ email }],
    badPayloads: [undefined, {}, { email: 'user' }, { email: 1 }, { email: `${long}@my-dapp.example` }],
    results: [{ action: 'VERIFY_DEVICE' }, { action: 'VERIFY_OTP' }, { action: 'CONNECT' }],
    badResults: [undefined, {}, { action: 'VERIFY_PRIMARY_OTP' }, { action: null }],
  },
  CONNECT_DEVICE: empty,
  CONNECT_OTP: { ...empty, ...otp },
  GET_SOCIAL_REDIRECT_URI: {
    payloads: ['google', 'github', 'apple', 'facebook', 'x', 'discord'].map((provider) => ({ provider })),
    badPayloads: [undefined, {}, { provider: 'farcaster' }, { provider: '__proto__' }],
    results: [{ uri: 'https://accounts.example/authorize?state=1' }],
    badResults: [undefined, {}, { uri: 1 }, { uri: 'x'.repeat(8_193) }],
  },
  CONNECT_SOCIAL: {
    payloads: [
      { uri: '?code=1&state=2' },
      { uri: '?code=1', chainId: 'eip155:1', preferredAccountType: 'eoa', rpcUrl: 'http://127.0.0.1:8545' },
    ],
    badPayloads: [undefined, {}, { uri: 1 }, { uri: '', preferredAccountType: {} }],
    results: [user, { ...fullUser, userName: 'user' }],
    badResults: [undefined, {}, { ...user, userName: 1 }, { chainId: 1 }],
  },
  CONNECT_PASSKEY: {
    payloads: [undefined, {}, { chainId: 1 }],
    badPayloads: [null, [], { chainId: {} }, { chainId: long }],
    results: [user, { ...fullUser, email: null, userName: 'user' }],
    badResults: [undefined, {}, { ...user, userName: 1 }, { chainId: 1 }],
  },
  SOCIAL_REDIRECT: {
    ...empty,
    payloads: [{ returnUrl: 'https://my-dapp.example/a?b=c#d' }],
    badPayloads: [undefined, {}, { returnUrl: 1 }, { returnUrl: 'x'.repeat(8_193) }],
  },
  GET_FARCASTER_URI: {
    payloads: [undefined],
    badPayloads: [],
    results: [{ url: 'https://farcaster.example/~/siwf' }],
    badResults: [undefined, {}, { url: null }],
  },
  CONNECT_FARCASTER: {
    payloads: [undefined],
    badPayloads: [],
    results: [{ userName: 'user' }],
    badResults: [undefined, { userName: long }],
  },
  GET_USER: {
    payloads: [
      undefined,
      {},
      { chainId: 1, preferredAccountType: 'smartAccount', socialUri: '?code=1' },
      { siwxMessage: { domain: 'my-dapp.example', serializedMessage: '<<AccountAddress>>' } },
    ],
    badPayloads: [null, [], 'user', { chainId: {} }, { siwxMessage: 'text' }, { rpcUrl: 'x'.repeat(8_193) }],
    results: [user, { ...user, email: null }, { ...fullUser, smartAccountDeployed: true }],
    badResults: [
      undefined,
      null,
      [],
      { address },
      { ...user, email: 1 },
      { ...user, accounts: [{ address, type: 'payment' }] },
      { ...user, accounts: Array.from({ length: 101 }, () => ({ address, type: 'eoa' })) },
      { ...user, accounts: { 0: { address, type: 'eoa' } } },
      { ...user, smartAccountDeployed: 1 },
      { ...user, siwxMessage: [] },
    ],
  },
  IS_CONNECTED: {
    payloads: [undefined, {}, { token: 'token' }],
    badPayloads: [null, { token: 1 }],
    results: [{ isConnected: true }, { isConnected: false }],
    badResults: [undefined, {}, { isConnected: 'true' }],
  },
  SIGN_OUT: empty,
  SWITCH_NETWORK: {
    payloads: [
      { chainId: 1 },
      { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'https://rpc.example' },
    ],
    badPayloads: [undefined, {}, { chainId: true }],
    ...chain,
  },
  GET_CHAIN_ID: { payloads: [undefined], badPayloads: [], ...chain },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payloads: [undefined],
    badPayloads: [],
    results: [{ smartAccountEnabledNetworks: [] }, { smartAccountEnabledNetworks: [1, 8453] }],
    badResults: [undefined, {}, { smartAccountEnabledNetworks: ['1'] }, { smartAccountEnabledNetworks: {} }],
  },
  INIT_SMART_ACCOUNT: {
    payloads: [undefined],
    badPayloads: [],
    results: [{ address, isDeployed: false }],
    badResults: [undefined, { address }, { isDeployed: true }],
  },
  SET_PREFERRED_ACCOUNT: {
    payloads: [{ type: 'eoa' }],
    badPayloads: [undefined, {}, { type: 1 }],
    results: [{ type: 'eoa', address }],
    badResults: [undefined, { type: 'eoa' }, { address }],
  },
  RPC_REQUEST: {
    payloads: [
      { method: 'eth_blockNumber' },
      { method: 'eth_call', params: [{ to: address }, 'latest'], chainId: 1 },
      { method: 'personal_sign', params: ['0x00', address], chainId: 'eip155:1', chainNamespace: 'eip155' },
      { method: 'wallet_getAssets', params: { account: address } },
      { method: 'wallet_getCallsStatus', params: ['0x1'] },
      { method: 'wallet_sendCalls', params: [{ chainId: '0x1', calls: [{ to: address, data: '0x' }] }] },
      { method: 'wallet_sendCalls', params: [{ calls: [{ to: address, value: '0x1' }] }], chainId: 1 },
      { method: 'solana_signMessage', params: { message: '2', pubkey: '3' } },
      { method: 'solana_signMessage', params: { message: '', pubkey: '3' } },
      { method: 'solana_signTransaction', params: { transaction: 'AA==' } },
      { method: 'solana_signAllTransactions', params: { transactions: ['AA=='] } },
      ...['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'].map(
        (preflightCommitment) => ({
          method: 'solana_signAndSendTransaction',
          params: { transaction: 'AA==', options: { preflightCommitment, maxRetries: 1 } },
        }),
      ),
    ],
    badPayloads: [
      undefined,
      {},
      { method: 1 },
      { method: 'eth_sign', params: [] },
      { method: '__proto__' },
      { method: 'constructor' },
      { method: 'eth_call', params: {} },
      { method: 'eth_call', params: 'text' },
      { method: 'wallet_getCallsStatus', params: [1] },
      { method: 'wallet_sendCalls', params: [{ calls: [{ to: address }] }] },
      { method: 'wallet_sendCalls', params: [{ chainId: '0x1', calls: [{ to: 'f39F' }] }] },
      { method: 'wallet_sendCalls', params: [{ chainId: '0x1', calls: [{ to: address, data: 'ff' }] }] },
      { method: 'wallet_sendCalls', params: [] },
      { method: 'solana_signMessage', params: ['2', '3'] },
      { method: 'solana_signTransaction', params: {} },
      { method: 'solana_signAllTransactions', params: { transactions: [1] } },
      {
        method: 'solana_signAndSendTransaction',
        params: { transaction: 'AA==', options: { preflightCommitment: 'never' } },
      },
    ],
    results: ['0x1', null, undefined, 1, { blockHash: null }, ['0x1']],
    badResults: [],
  },
  UPDATE_EMAIL: {
    payloads: [{ email }],
    badPayloads: [undefined, { newEmail: email }, { email: 'user@' }],
    results: [{ action: 'VERIFY_PRIMARY_OTP' }, { action: 'VERIFY_SECONDARY_OTP' }],
    badResults: [undefined, { action: 'CONNECT' }],
  },
  UPDATE_EMAIL_PRIMARY_OTP: { ...empty, ...otp },
  UPDATE_EMAIL_SECONDARY_OTP: { ...otp, results: [{ newEmail: email }], badResults: [undefined, { email }] },
  RELOAD: empty,
}

/** The samples as rows of a table. */
export function rowsOf(
  kind: keyof Samples,
): readonly { readonly name: FrameRequestName; readonly data: unknown }[] {
  return Object.entries(samples).flatMap(([name, of]) =>
    // Object.entries types keys as text.
    of[kind].map((data) => ({ name: name as FrameRequestName, data })),
  )
}
