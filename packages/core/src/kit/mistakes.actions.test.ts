import { expect, test } from 'vitest'
import * as actions from '../exports/actions.js'
import { mainnet } from '../exports/networks.js'
import { create, report } from './mistakes.fixtures.js'

/** The required parameters of every action that has parameters, as its error names them. */
const usages: Readonly<Record<string, string>> = {
  getBalance: '{}',
  getIdentity: '{}',
  watchIdentity: '{}',
  getAddressLabel: '{ address }',
  setAddressLabel: '{ address, label }',
  addNameResolver: '{ zone, resolve }',
  resolveName: '{ name }',
  getNfts: '{}',
  loadMoreNfts: '{}',
  refreshNfts: '{}',
  watchNfts: '{}',
  getTokens: '{ chainId, address }',
  refreshTokens: '{}',
  watchTokens: '{}',
  watchAccountTotals: '{}',
  getActivity: '{}',
  loadMoreActivity: '{}',
  refreshActivity: '{}',
  watchActivity: '{}',
  cancelTransaction: '{ id }',
  setReplacementSpeed: '{ speed }',
  speedUpTransaction: '{ id }',
  getEmbeddedWalletInfo: '{}',
  setPreferredAccountType: '{ type }',
  changeEmail: '{ email }',
  verifyEmailChangeCode: '{ code }',
  loginWithEmail: '{ email }',
  showLoginSettings: '{}',
  verifyEmailCode: '{ code }',
  loginWithPasskey: '{}',
  grantPermissions: '{ permission, sessionKey, expiry }',
  revokePermissions: '{ context }',
  watchPermissions: 'listener',
  cancelSignIn: '{}',
  signIn: '{}',
  signOut: '{}',
  loginWithSocial: '{ provider }',
  getNameSuggestions: '{ name }',
  getNamesOfAddress: '{}',
  registerName: '{ name }',
  releaseName: '{ name }',
  setNameAddress: '{ name, chainId, address }',
  setNameAttributes: '{ name, attributes }',
  updateName: '{}',
  startPurchase: '{ provider }',
  updateOnRamp: '{}',
  watchOnRamp: '{}',
  getExchanges: '{}',
  openPay: '{ recipient, amount, asset }',
  payWithExchange: '{ exchangeId }',
  payWithToken: '{ token }',
  startPay: '{ recipient, amount, asset }',
  approveSend: '{}',
  closeSend: '{}',
  reviewSend: '{}',
  setSendSpeed: '{ speed }',
  updateSend: '{}',
  loadSwapTokens: '{ chainId }',
  presetSwap: '{}',
  setSwapSpeed: '{ speed }',
  updateSwap: '{}',
  watchEvents: 'listener',
  closeModal: '{}',
  navigate: '{ route }',
  openModal: '{}',
  setLegalChecked: '{ checked }',
  showSnackbar: '{ message }',
  setThemeMode: '{ themeMode }',
  setThemeVariables: '{ themeVariables }',
  getCallsStatus: '{ id }',
  sendCalls: '{ calls }',
  showCallsStatus: '{ id }',
  waitForCalls: '{ id }',
  canSwitchAccount: '{ namespace }',
  connect: '{ connectorId }',
  disconnect: '{}',
  getAccount: '{}',
  reconnect: '{}',
  switchAccount: '{ address }',
  searchWallets: '{ query }',
  showAllWallets: '{}',
  getNetwork: '{}',
  switchNetwork: '{ network }',
  sendBitcoinTransfer: '{ to, amount }',
  signBitcoinMessage: '{ message }',
  signPsbt: '{ psbt, inputs }',
  cancelRequest: '{}',
  getAssets: '{}',
  getCapabilities: '{}',
  readContract: '{ address, abi, functionName }',
  sendTransaction: 'transaction',
  signTypedData: '{ domain, types, primaryType, message }',
  waitForReceipt: '{ hash }',
  getProvider: '{}',
  signMessage: '{ message }',
  sendSolanaTransfer: '{ to, amount }',
  signAllSolanaTransactions: '{ transactions }',
  signAndSendSolanaTransaction: '{ transaction }',
  signSolanaTransaction: '{ transaction }',
  waitForSolanaConfirmation: '{ signature, blockhash, lastValidBlockHeight }',
  recordOpenedWallet: '{ walletId, name, href }',
}

/** Actions that take the kit alone, or no kit. */
const withoutParameters = [
  'loadAddressLabels',
  'approveReplacement',
  'closeReplacement',
  'watchTransactions',
  'cancelEmailLogin',
  'getLoginEmail',
  'resendEmail',
  'selectEmailLogin',
  'getPermissions',
  'refreshPermissions',
  'watchSignIn',
  'cancelSocialLogin',
  'continueSocialLogin',
  'getSocialUser',
  'refreshOnRamp',
  'watchPurchases',
  'approvePayment',
  'closePay',
  'followPaymentLink',
  'goBackToPay',
  'payWithWallet',
  'retryExchanges',
  'waitForPayment',
  'watchPayments',
  'approveSwap',
  'closeSwap',
  'flipSwap',
  'refreshSwap',
  'reviewSwap',
  'watchSwap',
  'watchCapabilities',
  'dismissAlert',
  'goBack',
  'hideSnackbar',
  'moreWallets',
  'recommendWallets',
  'retryWallets',
  'toggleCertified',
  'isSignedOnChain',
  'cancelPairing',
  'createPairing',
  'keepPayResult',
]

type Action = (kit: unknown, parameters: unknown) => unknown

const all = new Map(Object.entries(actions) as [string, Action][])
const withParameters = Object.entries(usages).map(([name, required]) => {
  const action = all.get(name) ?? expect.unreachable(name)
  return [name, required, action, `${name}(kit, ${required})`] as const
})
const kit = () => create({ networks: [mainnet] })
const valid: Readonly<Record<string, string>> = {
  ...{ chainId: 'eip155:1', namespace: 'eip155', address: `0x${'1'.repeat(40)}` },
}
/** Values for the required parameters: the check looks at the form of some, and the action at the rest. */
const toParameters = (required: string) =>
  Object.fromEntries([...required.matchAll(/\w+/g)].map(([name]) => [name, valid[name] ?? 'value']))

/** The one mistake that is reported, without the way it reaches the app: an action that returns no promise throws. */
async function findMistake(write: () => unknown): Promise<string | undefined> {
  const reports = await report(write, 'development')
  expect(reports.length).toBeLessThanOrEqual(1)
  return reports[0]?.[1]
}

test('default: the table has every action', () => {
  const listed = [...Object.keys(usages), ...withoutParameters]
  expect(listed.sort()).toEqual([...all.keys()].sort())
})

test.each(withParameters)('error: %s without the kit', async (name, _required, action, usage) => {
  expect(await findMistake(() => action({ type: 'click' }, undefined))).toBe(
    `${name}: the first parameter must be the kit, the result of createLatchkit(), got an object. Write ${usage}`,
  )
})

test.each(withParameters)('error: %s with a value instead of its parameters', async (...row) => {
  const [name, required, action, usage] = row
  const expected = required === 'listener' ? 'a function' : 'an object'
  expect(await findMistake(() => action(kit(), 'value'))).toBe(
    `${name}: the second parameter must be ${expected}, got "value". Write ${usage}`,
  )
})

test.each(withParameters.filter(([, required]) => /^{ \w/.test(required)))(
  'error: %s without a parameter of %s',
  async (name, required, action, usage) => {
    for (const missing of Object.keys(toParameters(required))) {
      const parameters = { ...toParameters(required), [missing]: undefined }
      expect(await findMistake(() => action(kit(), parameters))).toBe(
        `${name}: the parameter "${missing}" is missing. Write ${usage}`,
      )
    }
  },
)

const forms = [
  ['chainId', 1, 'must be a CAIP-2 id such as "eip155:1", the "caipNetworkId" of a network, got 1'],
  ['chainId', '0x1', 'must be a CAIP-2 id such as "eip155:1", the "caipNetworkId" of a network, got "0x1"'],
  ['namespace', 'evm', 'must be one of eip155, solana, polkadot, bip122, cosmos, got "evm"'],
  ['address', `eip155:1:0x${'1'.repeat(40)}`, 'must be an address without its chain, such as "0x…", got '],
  ['address', '', 'must be an address without its chain, such as "0x…", got ""'],
  ['signal', new AbortController(), 'must be an AbortSignal, got an object'],
] as const

test.each(withParameters.filter(([, required]) => required !== 'listener'))(
  'error: %s with a wrong form of a chain, a namespace, an address or a signal',
  async (...row) => {
    const [name, required, action] = row
    for (const [parameter, value, text] of forms)
      expect(
        await findMistake(() => action(kit(), { ...toParameters(required), [parameter]: value })),
      ).toContain(`${name}: the parameter "${parameter}" ${text}`)
  },
)
