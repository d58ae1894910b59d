import type { Eip1193Provider } from '@latchkit/core'
import { NotLoggedInError, WalletRequestError, WalletResponseError } from '@latchkit/core/errors'
import type { Frame, FrameUser, Storage } from '@latchkit/core/ports'
import { type CaipNetworkId, isEvmAddress, toChecksumAddress } from '@latchkit/core/schema'
import { unsafeRpcMethods } from '../protocol/rpcMethods.js'
import { createEvents, type Events } from './createEvents.js'
import { createPermission } from './createPermission.js'
import { ProviderRpcError, toProviderError } from './ProviderRpcError.js'

/**
 * The EIP-1193 provider of a login frame.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type FrameProvider = Eip1193Provider & {
  on(event: string, listener: (payload: unknown) => void): FrameProvider
  removeListener(event: string, listener: (payload: unknown) => void): FrameProvider
  /** Signs the user out, and emits `disconnect`. */
  disconnect(): Promise<void>
}

/** Options of `createFrameProvider`. */
export type FrameProviderOptions = {
  /** The chain to start with. Default: the one before the page was reloaded, or `eip155:1`. */
  readonly chainId?: CaipNetworkId | undefined
  /** Where it stores that the app is connected, and with which chain. Default: `localStorage`. `null`: nowhere. */
  readonly storage?: Storage | null | undefined
}

const namespace = 'eip155'
/** The codes of a frame that does not support a network. Frames may refuse it without a code. */
const unsupportedChainCodes: readonly unknown[] = [undefined, 4902, 4901, 4200, -32_601]

/**
 * Creates an EIP-1193 provider over a login frame, for libraries such as viem, ethers and wagmi. `eth_requestAccounts` connects the
 * user who has logged in, and never prompts. Requests that sign show the frame.
 *
 * After a reload `eth_accounts` restores the accounts if the user is still logged in. It does not load the frame for users who have
 * not been connected. `wallet_revokePermissions` signs the user out.
 *
 * It emits `connect`, `accountsChanged`, `chainChanged` and `disconnect`, and rejects with the codes 4001, 4100, 4200, 4900 and 4902.
 *
 * @example
 * ```ts
 * import { createFrame, createFrameProvider } from '@latchkit/frame-client'
 * import { createWalletClient, custom } from 'viem'
 *
 * const url = 'https://login.my-dapp.example/sdk'
 * const frame = createFrame({ url, projectId: 'my-dapp', title: 'Log in' })
 * const client = createWalletClient({ transport: custom(createFrameProvider(frame)) })
 * const [address] = await client.requestAddresses()
 * ```
 */
export function createFrameProvider(frame: Frame, options: FrameProviderOptions = {}): FrameProvider {
  const events: Events = createEvents()
  const permission = createPermission(frame.origin, namespace, options.storage)
  let chainId: string = options.chainId ?? permission.read() ?? 'eip155:1'
  let accounts: readonly string[] = []
  /** Counts the ends of the login, because an answer of an earlier one must not connect. */
  let ends = 0

  /** Returns no accounts if no user is logged in. `isRestore`: whether the app was connected before the page was reloaded. */
  async function connect(isRestore: boolean): Promise<readonly string[]> {
    if (accounts.length > 0) return accounts
    const endsBefore = ends
    const isConnected = await frame.isConnected({})
    const user = isConnected ? await frame.getUser({ chainId }) : undefined
    const parsed = user ? toAddresses(user) : []
    if (ends !== endsBefore || accounts.length > 0) return accounts
    if (!user) {
      permission.write(undefined)
      return accounts
    }
    accounts = parsed
    if (user.chainId !== chainId) setChain(user.chainId)
    permission.write(chainId)
    // Nothing has changed for the app, and an event would connect an app of wagmi that has not asked for it.
    if (isRestore) return accounts
    events.emit('connect', { chainId: toHexChainId(chainId) })
    events.emit('accountsChanged', [...accounts])
    return accounts
  }

  /** Asks the frame only if the app was connected before. */
  async function readAccounts(): Promise<readonly string[]> {
    return permission.read() ? connect(true) : accounts
  }

  async function requestAccounts(): Promise<readonly string[]> {
    const connected = await connect(false)
    if (connected.length === 0) throw new NotLoggedInError()
    return connected
  }

  function setChain(next: string): void {
    chainId = next
    if (accounts.length > 0) permission.write(next)
    events.emit('chainChanged', toHexChainId(next))
  }

  function end(): void {
    ends += 1
    permission.write(undefined)
    if (accounts.length === 0) return
    accounts = []
    events.emit('accountsChanged', [])
    events.emit('disconnect', new ProviderRpcError({ code: 4900, message: 'The user is signed out.' }))
  }

  async function switchTo(params: unknown): Promise<null> {
    const next = readChainId(params)
    if (next === chainId) return null
    const endsBefore = ends
    try {
      await frame.switchNetwork({ chainId: next })
    } catch (cause) {
      if (!(cause instanceof WalletRequestError) || !unsupportedChainCodes.includes(cause.rpcCode))
        throw cause
      // The frame has a list of its own, to which an app cannot add (EIP-3326).
      const message = cause.details ?? `The login frame does not support ${next}.`
      throw new ProviderRpcError({ code: 4902, message, cause })
    }
    if (ends === endsBefore) setChain(next)
    return null
  }

  async function send(method: string, params: unknown): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
        return [...(await readAccounts())]
      case 'eth_requestAccounts':
        return [...(await requestAccounts())]
      case 'wallet_getPermissions':
        return toPermissions(await readAccounts())
      case 'wallet_requestPermissions':
        checkPermissions(params)
        return toPermissions(await requestAccounts())
      case 'wallet_revokePermissions':
        checkPermissions(params)
        await signOut()
        return null
      case 'eth_chainId':
        return toHexChainId(chainId)
      case 'net_version':
        return chainId.slice(namespace.length + 1)
      case 'wallet_switchEthereumChain':
        return switchTo(params)
    }
    if (unsafeRpcMethods.includes(method) && (await readAccounts()).length === 0)
      throw new ProviderRpcError({ code: 4100, message: 'Call eth_requestAccounts first.' })
    try {
      return await frame.request({ method, params, chainId, namespace })
    } catch (error) {
      if (error instanceof WalletRequestError && error.rpcCode === 4100) await checkLogin()
      throw error
    }
  }

  /** Ends the session if the frame does not know the user any more. */
  async function checkLogin(): Promise<void> {
    const endsBefore = ends
    const isConnected = await frame.isConnected({}).catch(() => true)
    if (!isConnected && ends === endsBefore) end()
  }

  async function signOut(): Promise<void> {
    end()
    await frame.signOut()
  }

  const provider: FrameProvider = {
    async request({ method, params }) {
      try {
        return await send(method, params)
      } catch (error) {
        throw error instanceof NotLoggedInError
          ? new ProviderRpcError({ code: 4100, message: error.shortMessage, cause: error })
          : toProviderError(error)
      }
    },
    on(event, listener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.removeListener(event, listener)
      return provider
    },
    disconnect: signOut,
  }
  return provider
}

/** Validates the accounts of the user, with the active one first. */
function toAddresses({ address, accounts, chainId }: FrameUser): readonly string[] {
  const all = [address, ...accounts.map((account) => account.address)]
  const addresses = all.map((one) => (isEvmAddress(one) ? toChecksumAddress(one) : undefined))
  const valid = [...new Set(addresses)].flatMap((one) => one ?? [])
  const isListed = new Set(addresses.slice(1)).size === valid.length
  if (addresses.includes(undefined) || !isListed || !/^eip155:[1-9]\d*$/.test(chainId))
    throw new WalletResponseError({ method: 'eth_requestAccounts', reason: 'the user has no valid account' })
  return valid
}

/**
 * The permissions of the app (EIP-2255).
 *
 * @see https://eips.ethereum.org/EIPS/eip-2255
 */
function toPermissions(accounts: readonly string[]): readonly object[] {
  const caveats = [{ type: 'restrictReturnedAccounts', value: [...accounts] }]
  const invoker = globalThis.location?.origin
  return accounts.length > 0 ? [{ invoker, parentCapability: 'eth_accounts', caveats }] : []
}

/** Checks that a request is about the only permission of the frame. */
function checkPermissions(params: unknown): void {
  const given: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof given === 'object' && given !== null && 'eth_accounts' in given) return
  throw new ProviderRpcError({ code: -32_602, message: '`params[0]` must be `{ eth_accounts: {} }`.' })
}

function readChainId(params: unknown): string {
  const given: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId =
    typeof given === 'object' && given !== null && 'chainId' in given ? given.chainId : undefined
  const id = typeof chainId === 'string' && /^0x[\da-f]+$/i.test(chainId) ? Number(chainId) : 0
  if (Number.isSafeInteger(id) && id > 0) return `${namespace}:${id}`
  const message = '`params[0].chainId` must be a chain id, such as "0x1".'
  throw new ProviderRpcError({ code: -32_602, message })
}

function toHexChainId(chainId: string): string {
  return `0x${Number(chainId.slice(namespace.length + 1)).toString(16)}`
}
