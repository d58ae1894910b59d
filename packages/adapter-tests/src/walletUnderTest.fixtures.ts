import type { CaipNetworkId } from '@latchkit/core'
import type { Connector } from '@latchkit/core/ports'
import type { WalletFault, WalletQuestion, WalletUnderTest } from '@latchkit/core/testing'
import type { Answer, BaseWalletState, WalletControl } from '@latchkit/devnet/page'
import type { BitcoinWalletControl } from '@latchkit/devnet/page-bitcoin'
import type { SolanaWalletControl } from '@latchkit/devnet/page-solana'

/** A request of a wallet: a prompt, a restore without a prompt, or the revocation of the permission. */
export type WalletRequest = WalletQuestion | 'restore' | 'revoke'

/** Controls a devnet wallet as the conformance suite requires it. */
export function toWalletUnderTest(parameters: {
  readonly connectorId: string
  /** The name of the connector. Default: the wallet's own. */
  readonly name?: string | undefined
  readonly type?: Connector['type'] | undefined
  /** Returns the control of the wallet on the current page. */
  readonly control: () => WalletControl | SolanaWalletControl | BitcoinWalletControl
  readonly accounts: readonly string[]
  /** The wallet's methods for each request. */
  readonly methods: Readonly<Partial<Record<WalletRequest, readonly string[]>>>
  /** The malformed responses of each kind, by method. */
  readonly faults: Readonly<Partial<Record<WalletFault, Readonly<Record<string, unknown>>>>>
  /** Default: whether the site is authorized. */
  readonly isOpen?: (() => boolean) | undefined
  readonly switchNetwork?: ((chainId: CaipNetworkId) => void) | undefined
  readonly refuseChains?: (() => void) | undefined
  readonly announce?: (() => void) | undefined
}): WalletUnderTest {
  const { connectorId, type, control, accounts, methods, faults } = parameters
  const answers: Record<string, Answer> = {}
  const { name = control().state.name } = parameters
  const [active, next] = accounts
  if (!active || !next) throw new Error(`${name} must have two accounts.`)

  function setAnswer(request: WalletRequest, answer: Answer): void {
    for (const method of methods[request] ?? []) answers[method] = answer
    control().set({ answer: { ...answers } })
  }

  function setSilently(change: Partial<BaseWalletState>): void {
    control().set({ ...change, silent: true })
    control().set({ silent: false })
  }

  return {
    connectorId,
    type,
    name,
    accounts: [active, next],
    answer: async (question, answer) => setAnswer(question, answer),
    async release() {
      setAnswer('restore', 'approve')
      control().release()
    },
    rejectPending: async () => control().rejectPending(),
    prompts: async () => control().prompts.length,
    async lock({ notifies = false } = {}) {
      if (notifies) control().lock()
      else setSilently({ locked: true })
    },
    unlock: async () => control().unlock(),
    forget: async () => setSilently({ connected: false }),
    authorize: async () => control().set({ connected: true }),
    keepPermission: async () => setAnswer('revoke', 'reject'),
    holdRestore: async () => setAnswer('restore', 'hang'),
    isOpen: async () => parameters.isOpen?.() ?? control().state.connected,
    switchAccount: async (address) => control().switchAccount(accounts.indexOf(address)),
    disconnect: async () => control().forget(),
    async switchNetwork(chainId) {
      if (!parameters.switchNetwork) throw new Error(`${name} has no network to switch.`)
      parameters.switchNetwork(chainId)
    },
    refuseChains: async () => parameters.refuseChains?.(),
    malform: async (fault) => control().set({ malformed: faults[fault] ?? {} }),
    restoreResponses: async () => control().set({ malformed: {} }),
    fail: async () => setSilently({ offline: true }),
    async announce() {
      control().announce()
      parameters.announce?.()
    },
  }
}
