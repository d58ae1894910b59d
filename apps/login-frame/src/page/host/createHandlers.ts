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
import { createDeviceLoginHandlers } from './createDeviceLoginHandlers.js'
import { createEmailUpdateHandlers } from './createEmailUpdateHandlers.js'
import { createGrantsStore } from './createGrantsStore.js'
import type { ProviderLogins } from './createProviderLogins.js'
import { createSmartAccountHandlers } from './createSmartAccountHandlers.js'
import { createSocialHandlers } from './createSocialHandlers.js'
import { handleRpcRequest } from './handleRpcRequest.js'
import { type FrameTheme, readTheme } from './readTheme.js'
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

  function setUser<User extends VaultUser | null>(next: User): User {
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
    if (id !== undefined && chainIds.includes(id)) return id
    throw new FrameHandlerError({ message: getCopy().chainUnknown, rpcCode: 4902 })
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
    return setUser(await vault.verifySocial({ uri }))
  }

  /** Shows the login until the user is logged in, or has cancelled it. */
  async function connectPasskey(origin: string, signal: AbortSignal): Promise<VaultUser> {
    stopDevice()
    await show({ type: 'passkey' }, { origin, signal })
    return restoreUser()
  }

  const show: ShowStep = (step, context) => showStep(step, context, { queue, chainId, copy: getCopy() })

  return withReadableErrors(getCopy, {
    SYNC_DAPP_DATA: () => undefined,
    SYNC_THEME(payload) {
      onTheme(readTheme(payload))
      return undefined
    },
    ...createDeviceLoginHandlers({ vault, projectId, stopDevice, setUser }),
    async CONNECT_SOCIAL({ uri, chainId: wanted, preferredAccountType }) {
      // The address can be redeemed once, so the chain is checked first.
      chainId = useChain(wanted)
      const connected = await connectSocial(uri)
      return { ...toFrameUser(connected, preferredAccountType), userName: connected.userName }
    },
    ...createSocialHandlers({ vault, projectId, providerLogins, getCopy, stopDevice, show }),
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
    ...createSmartAccountHandlers({
      smartAccounts,
      accounts,
      getCopy,
      restoreUser,
      getChainId: () => chainId,
    }),
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
    ...createEmailUpdateHandlers({
      ...{ vault, queue, accounts, getCopy, restoreUser, getChainId: () => chainId },
      getLogin: () => login.signal,
    }),
    RELOAD() {
      reload()
      return undefined
    },
  })
}

/** Shows a step of the login that needs the user. */
type ShowStep = (step: Step, context: FrameHandlerContext) => Promise<void>
type Step = LeaveRequest | { readonly type: 'passkey' }

/** Shows a step until the user has approved it. */
async function showStep(
  request: Step,
  { origin, signal }: FrameHandlerContext,
  {
    queue,
    chainId,
    copy,
  }: Pick<HandlerDependencies, 'queue' | 'chainId'> & {
    readonly copy: Copy
  },
): Promise<void> {
  const { status } = await queue.request({ origin, chainId, address: '', request }, signal)
  if (status !== 'approved') throw new FrameHandlerError({ message: copy.errors.declined, rpcCode: 4001 })
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
