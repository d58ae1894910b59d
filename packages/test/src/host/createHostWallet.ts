import type { Abi, Address } from 'viem'
import type { TestChain } from '../foundation/TestChain.js'
import { extendControl } from '../wallet/createBaseWallet.js'
import { createWallet, type Wallet } from '../wallet/createWallet.js'
import type { WalletState } from '../wallet/state.js'
import type { ApprovalMode } from './createApproval.js'
import {
  createHostCore,
  createMemory,
  type HostAnswer,
  type HostEvent,
  toAccountIndex,
  toHostAnswer,
  waitMs,
} from './createHostCore.js'
import { createEvmRecords } from './createRecords.js'
import { installAccountContracts } from './installAccountContracts.js'
import type { PageWallet } from './PageWallet.js'
import { callChain } from './selectChain.js'
import type { TestWallet } from './TestWallet.js'

/** Options of a wallet in the process of the test. */
export type HostWalletOptions = {
  readonly chains: readonly TestChain[]
  readonly approval: ApprovalMode
  readonly abis: readonly Abi[]
  /** Sends an event to the pages. */
  readonly deliver: (event: HostEvent) => Promise<void>
}

/** A wallet in the process of the test. Pages reach it by messages, like an extension. */
export type HostWallet<wallet> = {
  readonly wallet: wallet
  readonly handle: (origin: string, args: unknown) => Promise<HostAnswer>
}

const events = ['accountsChanged', 'chainChanged', 'connect', 'disconnect']

/** Creates a wallet with one state for each origin that uses it. */
export function createHostWallet(
  options: PageWallet,
  { chains, approval, abis, deliver }: HostWalletOptions,
): HostWallet<TestWallet> {
  installAccountContracts(options, chains)
  const { key, name, chainScope = 'origin', promptMs = 0 } = options
  const { addAbi, ...records } = createEvmRecords(abis)

  function createSite(
    origin: string,
    state: Partial<WalletState>,
    emit: (event: string, payload: unknown) => void,
  ): Wallet {
    const site = createWallet(
      { ...options, state: { ...options.state, ...state } },
      {
        origin,
        chains: chains.map((chain) => ({ id: chain.id, name: chain.name, rpcUrl: chain.rpcUrl })),
        call: (url, method, params) => callChain(chains, url, method, params),
        memory: createMemory(),
        wait: waitMs,
        announce: () => {},
      },
    )
    for (const event of events) site.control.provider.on(event, (payload) => emit(event, payload))
    return site
  }

  function shareChain({ chainId, addedChains }: WalletState): void {
    core.keep({ chainId, addedChains })
    for (const { control } of core.getSites())
      if (control.state.chainId !== chainId || control.state.addedChains !== addedChains)
        control.set({ chainId, addedChains })
  }

  const core = createHostCore({
    ...{ id: key, approval, promptMs, records, deliver, createSite },
    onSiteChange: ({ control }: Wallet) => chainScope === 'wallet' && shareChain(control.state),
  })
  const accounts = core.template.control.accounts as readonly [Address, ...Address[]]
  const getState = () => core.getLatest().control.state

  return {
    wallet: extendControl(core.base, {
      ...{ key, name, accounts, addAbi },
      get address() {
        return accounts[getState().accountIndex] ?? accounts[0]
      },
      get chainId() {
        return getState().chainId
      },
      async switchAccount(account: number | Address) {
        await core.change({ accountIndex: toAccountIndex(accounts, account) })
      },
      switchChain: (chainId: number) => core.change({ chainId }),
    }),
    async handle(origin, args) {
      const { provider } = core.openSite(origin).control
      const answer = provider.request(args as Parameters<typeof provider.request>[0])
      if (isRequest(args)) records.track(origin, { method: args.method, params: args.params ?? [] }, answer)
      return toHostAnswer(answer)
    },
  }
}

function isRequest(args: unknown): args is { readonly method: string; readonly params?: unknown } {
  return typeof Object(args).method === 'string'
}
