import type { SolanaTestChain } from '../foundation/NamespaceChain.js'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import type { ApprovalMode } from '../host/createApproval.js'
import {
  createHostCore,
  createMemory,
  type HostEvent,
  toAccountIndex,
  toHostAnswer,
  waitMs,
} from '../host/createHostCore.js'
import type { HostWallet } from '../host/createHostWallet.js'
import { createRecords } from '../host/createRecords.js'
import type { SolanaWalletState } from '../solanaWallet/control.js'
import {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletOptions,
} from '../solanaWallet/createSolanaWallet.js'
import { extendControl } from '../wallet/createBaseWallet.js'
import { decodeMessage, encodeMessage } from './codec.js'
import { decodeSolanaRequest } from './decodeSolanaRequest.js'
import { callProvider, parseCall } from './provider.js'
import type { SolanaRequestRecord, SolanaTestWallet } from './SolanaTestWallet.js'
import { type StandardManifest, toStandardManifest } from './standardManifest.js'

/** Options of a wallet in the process of the test. */
export type NamespaceHostOptions<chain> = {
  readonly chain: chain
  readonly approval: ApprovalMode
  readonly deliver: (event: HostEvent) => Promise<void>
}

/** A Solana wallet in the process of the test, and how pages show it. */
export type SolanaHostWallet = HostWallet<SolanaTestWallet> & {
  readonly manifest: StandardManifest
  /** Lets a site use the accounts or not, without a prompt. */
  readonly setConnected: (origin: string, isConnected: boolean) => void
}

/** Creates a Solana wallet with one state for each origin that uses it. */
export function createSolanaHostWallet(
  options: SolanaWalletOptions,
  { chain, approval, deliver }: NamespaceHostOptions<SolanaTestChain>,
): SolanaHostWallet {
  const id = `solana:${options.key}`
  const records = createRecords<SolanaRequestRecord>(({ method, params }, origin, outcome) => {
    const decoded = decodeSolanaRequest(method, Array.isArray(params) ? params : [], getState().ignoresSilent)
    return decoded && { ...decoded, origin, ...outcome }
  })

  function createSite(
    origin: string,
    state: Partial<SolanaWalletState>,
    emit: (event: string, payload: unknown) => void,
  ): SolanaWallet {
    return createSolanaWallet(
      { ...options, state: { ...options.state, ...state } },
      {
        origin: URL.canParse(origin) ? origin : 'https://page.invalid',
        rpcUrl: chain.rpcUrl,
        clusters: chain.clusters,
        call: (_, method, params) => callCluster(chain, method, params),
        memory: createMemory(),
        wait: waitMs,
        announce: () => {},
        onEvent: (event, payload) => emit(event, encodeMessage(payload)),
      },
    )
  }

  const core = createHostCore({ id, approval, promptMs: 0, records, deliver, createSite })
  const { control } = core.template
  const { accounts } = control
  const getState = () => core.getLatest().control.state

  return {
    manifest: toStandardManifest(id, control.wallet, {
      announces: control.state.announces,
      exposesOnConnect: true,
    }),
    wallet: extendControl(core.base, {
      ...{ key: options.key, name: control.state.name, accounts },
      get address() {
        return accounts[getState().accountIndex] ?? ''
      },
      async switchAccount(account: number | string) {
        await core.change({ accountIndex: toAccountIndex(accounts, account) })
      },
    }),
    setConnected: (origin, connected) => core.openSite(origin).control.set({ connected }),
    async handle(origin, args) {
      const { wallet } = core.openSite(origin).control
      const call = parseCall(decodeMessage(args))
      const [method = ''] = call.path.slice(1, 2)
      const answer = call.path.length === 0 ? Promise.resolve() : callProvider(wallet, call)
      records.track(origin, { method, params: call.params }, answer)
      const outcome = await toHostAnswer(answer.then(encodeMessage))
      return { ...outcome, snapshot: encodeMessage({ accounts: wallet.accounts, chains: wallet.chains }) }
    },
  }
}

async function callCluster(
  { request, rpcUrl }: SolanaTestChain,
  method: string,
  params: unknown,
): Promise<unknown> {
  try {
    return await request({ method, params })
  } catch (error) {
    if (error instanceof ProviderRpcError) throw error
    throw new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${rpcUrl}.`)
  }
}
