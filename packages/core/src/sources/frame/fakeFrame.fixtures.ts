import { abortable } from '../../foundation/async/abortable.js'
import { WalletRequestError } from '../../foundation/errors/walletRequest.js'
import { type CaipNetworkId, isCaipNetworkId, namespaceOf } from '../../foundation/schema/caip.js'
import type { Frame, FrameAccount, FrameUser, LoginFactory, LoginWallet } from '../../ports/Frame.js'
import { createLogin } from './createLogin.js'

export const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const solanaAddress = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** A frame whose user logs in and out by `isLoggedIn`, and the calls that it received. */
export type FakeFrame = {
  readonly login: LoginFactory
  /** Returns the login with a name and an icon of the wallet. */
  readonly loginAs: (wallet: LoginWallet | undefined) => LoginFactory
  readonly calls: string[]
  isLoggedIn: boolean
  /** Chains with smart accounts. Default none. An error: the frame does not tell. */
  smartAccountNetworks: readonly CaipNetworkId[] | Error
  /** The smart account: with another address than the ordinary one (ERC-4337), or with the same one (EIP-7702). */
  smartAddress: string
  /** Whether the user has the smart account already. Default true. */
  hasSmartAccount: boolean
  /** Whether only `setPreferredAccount` selects the account. Default false. */
  ignoresPreference: boolean
  /** Replaces fields of the user. */
  user: Partial<FrameUser>
  /** Delays the calls of this name until the promise settles. */
  readonly delays: Map<string, Promise<unknown>>
  /** Results or errors of JSON-RPC methods. */
  readonly answers: Map<string, unknown>
  /** Chains to which the frame does not switch. */
  readonly unknownChains: Set<string>
  problem:
    | ((problem: 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain') => void)
    | undefined
}

/** Creates a frame without a page: the port alone. */
export function fakeFrame(): FakeFrame {
  const loginAs: FakeFrame['loginAs'] = (wallet) =>
    createLogin(({ onProblem }) => {
      fake.problem = onProblem
      return frame
    }, wallet)
  const fake: FakeFrame = {
    login: loginAs(undefined),
    loginAs,
    calls: [],
    isLoggedIn: true,
    smartAccountNetworks: [],
    smartAddress: evmAddress,
    hasSmartAccount: true,
    ignoresPreference: false,
    user: {},
    delays: new Map(),
    answers: new Map(),
    unknownChains: new Set(),
    problem: undefined,
  }
  let selected: FrameAccount['type'] = 'eoa'
  async function receive(name: string, signal?: AbortSignal): Promise<void> {
    fake.calls.push(name)
    const delay = fake.delays.get(name)
    await (delay && signal ? abortable(delay, signal) : delay)
    signal?.throwIfAborted()
  }
  const frame: Frame = {
    origin: 'https://login.example',
    getSocialUri: async ({ provider }) => `https://${provider}.example/authorize`,
    async connectSocial({ uri, signal }) {
      await receive(`connectSocial ${uri}`, signal)
      return { userName: 'alice' }
    },
    continueSocial: ({ signal }) => receive('continueSocial', signal),
    connectFarcaster: async () => ({ userName: 'alice' }),
    async connectPasskey({ signal }) {
      await receive('connectPasskey', signal)
      return {}
    },
    connectEmail: async () => 'VERIFY_OTP',
    connectDevice: () => receive('connectDevice'),
    connectOtp: () => receive('connectOtp'),
    async isConnected({ signal }) {
      await receive('isConnected', signal)
      return fake.isLoggedIn
    },
    async getUser({ chainId, preferredAccountType, signal }) {
      await receive(['getUser', chainId, preferredAccountType].filter(Boolean).join(' '), signal)
      const isEvm = isCaipNetworkId(chainId) && namespaceOf(chainId) === 'eip155'
      const address = isEvm ? evmAddress : solanaAddress
      const networks: readonly string[] = Array.isArray(fake.smartAccountNetworks)
        ? fake.smartAccountNetworks
        : []
      const isSmart = networks.includes(chainId) && fake.hasSmartAccount
      if (preferredAccountType && !fake.ignoresPreference) selected = preferredAccountType
      const isActive = isSmart && selected === 'smartAccount'
      return {
        email: 'user@my-dapp.example',
        address: isActive ? fake.smartAddress : address,
        chainId,
        accounts: [
          { address, type: 'eoa' },
          ...(isSmart ? [{ address: fake.smartAddress, type: 'smartAccount' } as const] : []),
        ],
        ...(isSmart && {
          preferredAccountType: isActive ? 'smartAccount' : 'eoa',
          smartAccountDeployed: false,
        }),
        ...fake.user,
      }
    },
    async getSmartAccountEnabledNetworks({ signal }) {
      await receive('getSmartAccountEnabledNetworks', signal)
      if (fake.smartAccountNetworks instanceof Error) throw fake.smartAccountNetworks
      return fake.smartAccountNetworks
    },
    async initSmartAccount({ signal }) {
      await receive('initSmartAccount', signal)
      fake.hasSmartAccount = true
      return { address: fake.smartAddress, isDeployed: false }
    },
    async setPreferredAccount({ type, signal }) {
      await receive(`setPreferredAccount ${type}`, signal)
      const refusal = fake.answers.get('setPreferredAccount')
      if (refusal instanceof Error) throw refusal
      selected = type
    },
    async signOut() {
      await receive('signOut')
      fake.isLoggedIn = false
    },
    async switchNetwork({ chainId, signal }) {
      await receive(`switchNetwork ${chainId}`, signal)
      if (fake.unknownChains.has(chainId))
        throw new WalletRequestError({ method: 'SWITCH_NETWORK', details: 'The network is not supported.' })
    },
    async request({ method, chainId, params, signal }) {
      await receive(`${method} ${chainId} ${JSON.stringify(params)}`, signal)
      const answer = fake.answers.get(method)
      if (answer instanceof Error) throw answer
      return answer
    },
    updateEmail: async () => 'VERIFY_PRIMARY_OTP',
    updateEmailPrimaryOtp: () => receive('updateEmailPrimaryOtp'),
    updateEmailSecondaryOtp: async ({ otp }) => otp,
    syncTheme: ({ mode }) => receive(`syncTheme ${mode}`),
    watchApproval: () => () => {},
    raise: () => {},
    abortApprovals: () => fake.calls.push('abortApprovals'),
    destroy: () => fake.calls.push('destroy'),
  }
  return fake
}
