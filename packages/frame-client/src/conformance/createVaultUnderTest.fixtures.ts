import type {
  AdapterCapabilities,
  WalletFault,
  WalletQuestion,
  WalletUnderTest,
} from '@latchkit/core/testing'
import type { Vault } from '../app/createVault.fixtures.js'
import type { FrameHandlers } from '../host/createFrameHost.js'
import { FrameHandlerError } from '../host/FrameHandlerError.js'
import type { WireChainId } from '../protocol/FrameRequests.js'
import type { PlainData } from '../protocol/toPlainData.js'

/** What the suite needs to know about the wallet of a frame: its user has logged in, and the app chooses the network. */
export const frameWalletCapabilities: Omit<AdapterCapabilities, 'switchesNetwork' | 'evm'> = {
  host: false,
  walletBehaviors: ['passesOnAccounts'],
  notConnectedCode: 'session-ended',
  walletMethods: ['authorize', 'holdRestore'],
}

/** What differs for a wallet that the adapter finds on the page: the adapter revokes its permission, which signs the user out. */
export const announcedCapabilities: Pick<AdapterCapabilities, 'walletBehaviors' | 'notConnectedCode'> = {
  walletBehaviors: ['passesOnAccounts', 'revokesLateApproval'],
  notConnectedCode: 'wallet-request',
}

/** The frame's half of a vault, controlled as the conformance suite requires it. */
export type VaultUnderTest = {
  readonly handlers: FrameHandlers
  readonly wallet: Omit<WalletUnderTest, 'connectorId' | 'name' | 'type'>
}

const malformedSignatures: Readonly<Record<string, PlainData>> = {
  solana_signMessage: { signature: '1' },
  solana_signTransaction: { transaction: 'AAAA' },
}

type Answer = 'approve' | 'reject' | 'hang'
type Pending = { readonly resolve: () => void; readonly reject: (error: Error) => void }

/** `chainIds`: the chains that the frame supports, all of one namespace. */
export function createVaultUnderTest(vault: Vault, chainIds: readonly WireChainId[]): VaultUnderTest {
  const answers: Partial<Record<WalletQuestion, Answer>> = {}
  const pending = new Set<Pending>()
  let prompts = 0
  let fault: WalletFault | undefined
  let failing: WalletQuestion | undefined

  async function ask(question: WalletQuestion): Promise<void> {
    if (failing === question) throw new FrameHandlerError({ message: 'The frame failed.', rpcCode: -32_603 })
    if (question === 'sign' || question === 'send') prompts += 1
    if (answers[question] === 'reject') throw declined()
    if (answers[question] !== 'hang') return
    await new Promise<void>((resolve, reject) => {
      pending.add({ resolve, reject })
    })
  }

  const handlers: FrameHandlers = {
    ...vault.handlers,
    async IS_CONNECTED() {
      await ask('connect')
      return { isConnected: vault.isLoggedIn }
    },
    async GET_USER(payload) {
      const chainId = payload?.chainId ?? 1
      if (fault === 'accounts') return { address: '<b>me</b>', chainId }
      const address = typeof chainId === 'number' ? vault.evmAddress : vault.solanaAddress
      return { address, chainId: fault === 'chain' ? 'nonsense' : chainId }
    },
    async SWITCH_NETWORK({ chainId }) {
      await ask('switch')
      if (!chainIds.includes(chainId))
        throw new FrameHandlerError({ message: 'The frame does not support this network.' })
      return { chainId }
    },
    async RPC_REQUEST(request, context) {
      const { method } = request
      if (!vault.isLoggedIn) throw new FrameHandlerError({ message: 'Log in first', rpcCode: 4100 })
      if (method === 'wallet_getCapabilities')
        return fault === 'capabilities'
          ? 'nonsense'
          : Object.fromEntries(
              chainIds.map((id) => [`0x${Number(id).toString(16)}`, { atomic: { status: 'supported' } }]),
            )
      const sends = method === 'eth_sendTransaction' || method === 'solana_signAndSendTransaction'
      await ask(sends ? 'send' : 'sign')
      if (sends && fault === 'hash') return method.startsWith('solana_') ? { signature: '1' } : null
      if (!sends && fault === 'signature') return malformedSignatures[method] ?? '0x12'
      return (await vault.handlers.RPC_REQUEST?.(request, context)) ?? null
    },
  }

  function settlePending(settle: (one: Pending) => void): void {
    for (const one of [...pending]) settle(one)
    pending.clear()
  }

  return {
    handlers,
    wallet: {
      accounts: [typeof chainIds[0] === 'number' ? vault.evmAddress : vault.solanaAddress],
      async answer(question, answer) {
        answers[question] = answer
      },
      async release() {
        answers.connect = 'approve'
        settlePending(({ resolve }) => resolve())
      },
      rejectPending: async () => settlePending(({ reject }) => reject(declined())),
      prompts: async () => prompts,
      lock: notSupported,
      async forget() {
        vault.isLoggedIn = false
      },
      async authorize() {
        vault.isLoggedIn = true
      },
      async holdRestore() {
        answers.connect = 'hang'
      },
      isOpen: async () => vault.isLoggedIn,
      switchAccount: notSupported,
      async disconnect() {
        vault.isLoggedIn = false
      },
      switchNetwork: notSupported,
      // The frame never adds one.
      refuseChains: async () => {},
      async malform(next) {
        fault = next
      },
      async restoreResponses() {
        fault = undefined
      },
      async fail(question) {
        failing = question
      },
      announce: async () => {},
    },
  }
}

function declined(): FrameHandlerError {
  return new FrameHandlerError({ message: 'The user declined', rpcCode: 4001 })
}

function notSupported(): Promise<never> {
  return Promise.reject(new Error('The wallet of a frame does not do this.'))
}
