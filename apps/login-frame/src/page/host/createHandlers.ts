import type { CaipNetworkId } from '@latchkit/core/schema'
import type { WireChainId } from '@latchkit/frame-client'
import { type FrameHandlerContext, FrameHandlerError, type FrameHandlers } from '@latchkit/frame-client/host'
import { flowExpired } from '../../shared/vault/flowExpired.js'
import type { Vault, VaultUser } from '../../shared/vault/Vault.js'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import type { LeaveRequest } from '../approval/types.js'
import type { FrameConfig } from '../config/FrameConfig.js'
import { getSmartAccounts } from '../config/getSmartAccounts.js'
import type { Copy } from '../copy/Copy.js'
import type { ChainRpc } from '../rpc/createChainRpc.js'
import { joinSignals } from '../rpc/joinSignals.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import type { PageStorage } from '../storage/createPageStorage.js'
import { createAccounts, isAccountType } from './createAccounts.js'
import { createCallsStore } from './createCallsStore.js'
import { createGrantsStore } from './createGrantsStore.js'
import type { ProviderLogins } from './createProviderLogins.js'
import { createSocialHandlers } from './createSocialHandlers.js'
import { handleRpcRequest } from './handleRpcRequest.js'
import { type FrameTheme, readTheme } from './readTheme.js'
import { createRequestApproval } from './requestApproval.js'
import { toCaipChainId } from './toCaipChainId.js'
import { toHandlerError } from './toHandlerError.js'
import { toWireChainId } from './toWireChainId.js'

/** Dependencies of the handlers. */
export type HandlerDependencies = {
  readonly vault: Vault
  readonly projectId: string
  readonly config: FrameConfig
  /** The chain at the start. */
  readonly chainId: CaipNetworkId
  readonly queue: Pick<ApprovalQueue, 'request'>
  readonly rpc: ChainRpc
  readonly servers: SmartAccountServers
  /** The responses of providers, which never pass through the app. */
  readonly providerLogins: Pick<ProviderLogins, 'expect' | 'find' | 'getRedirectUrl'>
  readonly storage: PageStorage
  /** Returns the texts in the current language. */
  readonly getCopy: () => Copy
  readonly onTheme: (theme: FrameTheme) => void
  readonly reload: () => void
  /** Returns the time in ms since 1970. Default: the time of the device. */
  readonly now?: (() => number) | undefined
}

/** Creates the handlers of all requests of the protocol. */
export function createHandlers(dependencies: HandlerDependencies): Required<FrameHandlers> {
  const { vault, projectId, config, queue, rpc, storage, getCopy, onTheme, reload } = dependencies
  const { now = Date.now, providerLogins } = dependencies
  let { chainId } = dependencies
  const smartAccounts = getSmartAccounts(config)
  const accounts = createAccounts({ smartAccounts, rpc, storage })
  const calls = createCallsStore(storage)
  const grants = createGrantsStore(storage)
  const chainIds = config.chains.map((chain) => chain.chainId)
  let user: VaultUser | null = null
  /** Ends with the login: its requests must not be signed by the next user. */
  let login = new AbortController()
  /** The wait for the user, outside of the frame. It ends when another login starts. */
  let device = new AbortController()

  function setUser(next: VaultUser | null): VaultUser | null {
    if (next?.id !== user?.id) {
      login.abort(new FrameHandlerError({ message: getCopy().errors.account_changed, rpcCode: 4100 }))
      login = new AbortController()
    }
    user = next
    return next
  }

  async function restoreUser(): Promise<VaultUser> {
    const restored = setUser(await vault.restore())
    if (!restored) throw new FrameHandlerError({ message: getCopy().notLoggedIn, rpcCode: 4100 })
    return restored
  }

  function useChain(given: WireChainId | undefined): CaipNetworkId {
    if (given === undefined) return chainId
    const id = toCaipChainId(given)
    if (id === undefined || !config.chains.some((chain) => chain.chainId === id))
      throw new FrameHandlerError({ message: getCopy().chainUnknown, rpcCode: 4902 })
    return id
  }

  function stopDevice(): AbortSignal {
    device.abort()
    device = new AbortController()
    return device.signal
  }

  /** `wanted`: the type that the app asks for, which is stored like one of `SET_PREFERRED_ACCOUNT`. */
  function toFrameUser(vaultUser: VaultUser, wanted?: string | undefined) {
    const { id, email } = vaultUser
    if (isAccountType(wanted)) accounts.setType(id, chainId, wanted)
    const { address, type } = accounts.getAccount(vaultUser, chainId)
    return {
      email,
      address,
      chainId: toWireChainId(chainId),
      accounts: accounts.list(vaultUser, chainId),
      preferredAccountType: type,
    } as const
  }

  /** `resultUri`: what the app has received, which names the login. The code of the provider never comes from the app. */
  async function connectSocial(resultUri: string): Promise<VaultUser> {
    stopDevice()
    const uri = providerLogins.find(resultUri)
    if (uri === undefined) throw flowExpired()
    const connected = await vault.verifySocial({ uri })
    setUser(connected)
    return connected
  }

  /** Shows the login until the user is logged in, or has cancelled it. */
  async function connectPasskey(origin: string, signal: AbortSignal): Promise<VaultUser> {
    stopDevice()
    await show({ type: 'passkey' }, { origin, signal })
    return restoreUser()
  }

  /** Shows a step of the login that needs the user. */
  async function show(
    request: LeaveRequest | { readonly type: 'passkey' },
    { origin, signal }: FrameHandlerContext,
  ): Promise<void> {
    const { status } = await queue.request({ origin, chainId, address: '', request }, signal)
    if (status !== 'approved')
      throw new FrameHandlerError({ message: getCopy().errors.declined, rpcCode: 4001 })
  }

  function checkSmartAccount(): void {
    if (!Object.hasOwn(smartAccounts, chainId))
      throw new FrameHandlerError({ message: getCopy().noSmartAccounts, rpcCode: 4902 })
  }

  return withReadableErrors(getCopy, {
    SYNC_DAPP_DATA: () => undefined,
    SYNC_THEME(payload) {
      onTheme(readTheme(payload))
      return undefined
    },
    CONNECT_EMAIL({ email }, { origin }) {
      stopDevice()
      return vault.startEmail({ email, app: { projectId, origin } })
    },
    async CONNECT_DEVICE() {
      await vault.waitForDevice({ signal: stopDevice() })
    },
    async CONNECT_OTP({ otp }) {
      setUser(await vault.verifyCode({ code: otp }))
    },
    async CONNECT_SOCIAL({ uri, chainId: wanted, preferredAccountType }) {
      // The address can be redeemed once, so the chain is checked first.
      chainId = useChain(wanted)
      const connected = await connectSocial(uri)
      return { ...toFrameUser(connected, preferredAccountType), userName: connected.userName }
    },
    ...createSocialHandlers({ vault, projectId, providerLogins, getCopy, stopDevice, show }),
    GET_FARCASTER_URI(_, { origin }) {
      stopDevice()
      return vault.startFarcaster({ app: { projectId, origin } })
    },
    CONNECT_FARCASTER: (_, { signal }) =>
      joinSignals([signal, stopDevice()], async (joined) => {
        const connected = await vault.waitForFarcaster({ signal: joined })
        setUser(connected)
        return { userName: connected.userName ?? '' }
      }),
    async CONNECT_PASSKEY(payload, { origin, signal }) {
      chainId = useChain(payload?.chainId)
      const connected = await connectPasskey(origin, signal)
      return { ...toFrameUser(connected), userName: connected.userName }
    },
    async GET_USER(payload, { signal }) {
      chainId = useChain(payload?.chainId)
      const socialUri = payload?.socialUri
      const found = socialUri === undefined ? await restoreUser() : await connectSocial(socialUri)
      const frameUser = toFrameUser(found, payload?.preferredAccountType)
      const isDeployed = await accounts.isDeployed(found, chainId, signal)
      const isMoveOffered = (await vault.getRecoveryMove()) !== null
      return {
        ...frameUser,
        ...(isDeployed !== undefined && { smartAccountDeployed: isDeployed }),
        ...(isMoveOffered && { canMoveRecovery: true }),
      }
    },
    IS_CONNECTED: async () => ({ isConnected: setUser(await vault.restore()) !== null }),
    async SIGN_OUT() {
      stopDevice()
      setUser(null)
      await vault.signOut()
    },
    SWITCH_NETWORK(payload) {
      chainId = useChain(payload.chainId)
      return { chainId: toWireChainId(chainId) }
    },
    GET_CHAIN_ID: () => ({ chainId: toWireChainId(chainId) }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({
      smartAccountEnabledNetworks: Object.keys(smartAccounts).map((id) => Number(id.slice('eip155:'.length))),
    }),
    async INIT_SMART_ACCOUNT(_, { signal }) {
      const restored = await restoreUser()
      checkSmartAccount()
      const { address } = accounts.getAccount(restored, chainId, 'smartAccount')
      // With the first transaction the account becomes a smart one, or is deployed: before, nothing is sent.
      return { address, isDeployed: (await accounts.isDeployed(restored, chainId, signal)) ?? false }
    },
    async SET_PREFERRED_ACCOUNT({ type }) {
      if (!isAccountType(type)) throw new FrameHandlerError({ message: getCopy().accountTypeUnknown })
      if (type === 'smartAccount') checkSmartAccount()
      const restored = await restoreUser()
      accounts.setType(restored.id, chainId, type)
      return { type, address: accounts.getAccount(restored, chainId, type).address }
    },
    async RPC_REQUEST(request, { origin, signal }) {
      const known = user ?? (await restoreUser())
      const id = useChain(request.chainId)
      return joinSignals([signal, login.signal], (joined) =>
        handleRpcRequest(request, {
          ...dependencies,
          copy: getCopy(),
          chainId: id,
          origin,
          signal: joined,
          ...{ smartAccounts, calls, grants, chainIds, now },
          findAccount: (each) => accounts.getAccount(known, each),
        }),
      )
    },
    async UPDATE_EMAIL({ email: given }, { origin, signal }) {
      const known = await restoreUser()
      const email = given.trim().toLowerCase()
      // The codes alone do not show that the user knows what they are for: the app asks for them.
      await joinSignals([signal, login.signal], (joined) =>
        createRequestApproval({
          ...{ queue, copy: getCopy(), origin, signal: joined },
          findAccount: (each) => accounts.getAccount(known, each),
        })({ type: 'emailChange', from: known.email, to: email }, chainId),
      )
      return vault.startEmailChange({ email })
    },
    async UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      await vault.verifyPrimaryEmail({ code: otp })
      return undefined
    },
    async UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      const { email } = await vault.verifySecondaryEmail({ code: otp })
      return { newEmail: email }
    },
    RELOAD() {
      reload()
      return undefined
    },
  })
}

/** Turns every error of the handlers into one that the app may read. */
function withReadableErrors(getCopy: () => Copy, handlers: Required<FrameHandlers>): Required<FrameHandlers> {
  const entries = Object.entries(handlers).map(([name, handler]) => {
    // Each entry keeps its own payload and result.
    const handle = handler as (payload: unknown, context: FrameHandlerContext) => unknown
    return [
      name,
      async (payload: unknown, context: FrameHandlerContext) => {
        try {
          return await handle(payload, context)
        } catch (error) {
          throw toHandlerError(error, getCopy())
        }
      },
    ]
  })
  return Object.fromEntries(entries) as Required<FrameHandlers>
}
