import type { BitcoinNetworkName, BitcoinWalletState, BitcoinWalletStyle } from '../bitcoinWallet/control.js'
import {
  type BitcoinWallet,
  type BitcoinWalletOptions,
  createBitcoinWallet,
} from '../bitcoinWallet/createBitcoinWallet.js'
import type { BitcoinTestChain } from '../foundation/NamespaceChain.js'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { createHostCore, createMemory, toAccountIndex, toHostAnswer, waitMs } from '../host/createHostCore.js'
import type { HostWallet } from '../host/createHostWallet.js'
import { createRecords } from '../host/createRecords.js'
import { extendControl } from '../wallet/createBaseWallet.js'
import type { StandardWallet } from '../walletStandard/standardWallet.js'
import type { BitcoinRequestRecord, BitcoinTestWallet } from './BitcoinTestWallet.js'
import { decodeMessage, encodeMessage } from './codec.js'
import type { NamespaceHostOptions } from './createSolanaHostWallet.js'
import { decodeBitcoinRequest } from './decodeBitcoinRequest.js'
import { callProvider, listMembers, type MemberList, type ProviderCall, parseCall } from './provider.js'
import { type StandardManifest, toStandardManifest } from './standardManifest.js'

/** A wallet at a property of the window, as a page shows it. */
export type PlacedManifest = MemberList & {
  readonly type: 'placed'
  readonly id: string
  readonly name: string
  readonly icon: string
  /** Where it is on `window`. */
  readonly path: readonly string[]
  readonly announces: 'once' | 'twice' | 'never'
}

/** A Bitcoin wallet in the process of the test, and how pages show it. */
export type BitcoinHostWallet = HostWallet<BitcoinTestWallet> & {
  readonly manifest: StandardManifest | PlacedManifest
}

/** The codes of a rejection that are not EIP-1193's. */
const rejectionCodes: Readonly<Partial<Record<BitcoinWalletStyle, number>>> = { 'sats-connect': -32000 }

/** Creates a Bitcoin wallet with one state for each origin that uses it. */
export function createBitcoinHostWallet(
  options: BitcoinWalletOptions,
  { chain, approval, deliver }: NamespaceHostOptions<BitcoinTestChain>,
): BitcoinHostWallet {
  const { key, style } = options
  const id = `bitcoin:${key}`
  const records = createRecords<BitcoinRequestRecord>(({ method, params }, origin, outcome) => {
    const decoded = decodeBitcoinRequest(style, method, params, getState().network)
    return decoded && { ...decoded, origin, ...outcome }
  }, rejectionCodes[style])

  function createSite(
    _origin: string,
    state: Partial<BitcoinWalletState>,
    emit: (event: string, payload: unknown) => void,
  ): BitcoinWallet {
    return createBitcoinWallet(
      { ...options, state: { ...options.state, ...state } },
      {
        network: chain.network,
        call: (method, [param]) => callChain(chain, method, String(param)),
        memory: createMemory(),
        wait: waitMs,
        announce: () => {},
        onEvent: (event, payload) => emit(event, encodeMessage(payload)),
      },
    )
  }

  const core = createHostCore({ id, approval, promptMs: 0, records, deliver, createSite })
  const getControl = () => core.getLatest().control
  const getState = () => getControl().state

  return {
    manifest: toManifest(id, core.template),
    wallet: extendControl(core.base, {
      ...{ key, name: getState().name },
      get accounts() {
        return getControl().accounts
      },
      get address() {
        const { accounts, state } = getControl()
        return accounts[state.accountIndex]?.[0]?.address ?? ''
      },
      async switchAccount(account: number | string) {
        const { accounts } = getControl()
        const addresses = accounts.flatMap((list) => list.map(({ address }) => address))
        const index = toAccountIndex(addresses, account)
        const owner = accounts.findIndex((list) => list.some(({ address }) => address === addresses[index]))
        await core.change({ accountIndex: typeof account === 'number' ? account : owner })
      },
      switchNetwork: (network: BitcoinNetworkName) => core.change({ network }),
    }),
    async handle(origin, args) {
      const { provider } = core.openSite(origin).control
      const call = parseCall(decodeMessage(args))
      const answer = call.path.length === 0 ? Promise.resolve() : callProvider(provider, call)
      records.track(origin, toRequest(call), answer.then(toResult, throwResponse))
      const outcome = await toHostAnswer(answer.then(encodeMessage))
      return { ...outcome, snapshot: toSnapshot(provider) }
    },
  }
}

function toManifest(id: string, { control, path }: BitcoinWallet): StandardManifest | PlacedManifest {
  const { name, icon, announces } = control.state
  if (path.length === 0)
    // The provider of a registered style is a Wallet Standard wallet.
    return toStandardManifest(id, control.provider as StandardWallet, { announces, exposesOnConnect: false })
  return { type: 'placed', ...{ id, name, icon, path, announces }, ...listMembers(control.provider) }
}

/** In some styles, one function has all methods. */
function toRequest({ path, params }: ProviderCall): { readonly method: string; readonly params: unknown } {
  const [first = '', second] = path
  if (first === 'request') return { method: String(params[0]), params: params[1] }
  return { method: first === 'features' ? (second ?? '') : first, params }
}

/** Errors of sats-connect are responses. Leather throws such responses. */
function toResult(response: unknown): unknown {
  const { error, jsonrpc, result } = Object(response)
  if (error !== undefined) throw error
  return jsonrpc === undefined ? response : result
}

function throwResponse(error: unknown): never {
  throw Object(error).error ?? error
}

function toSnapshot(provider: object): unknown {
  if (!('accounts' in provider) || !('chains' in provider)) return undefined
  return encodeMessage({ accounts: provider.accounts, chains: provider.chains })
}

/** Calls the chain as the wallets' other servers do. */
async function callChain(chain: BitcoinTestChain, method: string, param: string): Promise<unknown> {
  try {
    return await (method === 'getUtxos' ? chain.getUnspentOutputs(param) : chain.sendTransaction(param))
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    throw new ProviderRpcError(errorCodes.internal, error instanceof Error ? error.message : String(error))
  }
}
