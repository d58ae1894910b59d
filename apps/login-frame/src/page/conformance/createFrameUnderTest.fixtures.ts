import type { WalletFault, WalletQuestion, WalletUnderTest } from '@latchkit/core/testing'
import { FrameHandlerError, type FrameHandlers } from '@latchkit/frame-client/host'
import { ApprovalError } from '../approval/ApprovalError.js'
import type { ApprovalQueue } from '../approval/createApprovalQueue.js'
import { getDigest } from '../approval/getDigest.js'
import type { QueuedRequest, SigningRequest } from '../approval/types.js'
import type { FrameConfig } from '../config/FrameConfig.js'
import { toNetwork } from '../config/toNetwork.js'
import { en } from '../copy/en.js'
import { createHandlers } from '../host/createHandlers.js'
import { createProviderLogins } from '../host/createProviderLogins.js'
import { createChainRpc } from '../rpc/createChainRpc.js'
import { prepareApproval } from '../signing/prepareApproval.js'
import { signApproval } from '../signing/signApproval.js'
import type { SmartAccountServers } from '../smartAccount/SmartAccountServers.js'
import { createPageStorage } from '../storage/createPageStorage.js'
import type { FakeVault } from '../vault/createFakeVault.fixtures.js'

/** The frame with its own handlers, and a user that the conformance suite controls. */
export type FrameUnderTest = {
  /** Creates the handlers of the next page load. */
  readonly load: () => FrameHandlers
  readonly wallet: Omit<WalletUnderTest, 'connectorId' | 'name' | 'type'>
}

type Answer = 'approve' | 'reject' | 'hang'
type Pending = { readonly resolve: () => void; readonly reject: (error: Error) => void }

/** The user decides by `answer`; what is approved is prepared, signed and sent by the code of the frame. */
export function createFrameUnderTest({
  vault,
  config,
  servers,
}: {
  readonly vault: FakeVault
  readonly config: FrameConfig
  readonly servers: SmartAccountServers
}): FrameUnderTest {
  const [first] = config.chains
  if (!first) throw new Error('The frame has no chain.')
  const { chainId: startId } = first
  const rpc = createChainRpc(config.chains, (input, init) => fetch(input, init))
  const storage = createPageStorage(undefined)
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

  const queue: Pick<ApprovalQueue, 'request'> = {
    async request({ request, ...subject }, signal) {
      const chain = config.chains.find(({ chainId }) => chainId === subject.chainId)
      // The suite opens no view of the frame.
      if (!chain || !isSigning(request)) throw declined()
      await ask(request.type === 'evmTransaction' || request.type === 'evmCalls' ? 'send' : 'sign')
      const context = { rpc, servers, network: toNetwork(chain), signal }
      try {
        const approval = await prepareApproval({ id: '1', ...subject, request }, context)
        const result = await signApproval(approval, getDigest(approval), { vault, ...context })
        return { status: 'approved', result }
      } catch (error) {
        if (!(error instanceof ApprovalError)) throw error
        return { status: 'failed', code: error.failure }
      }
    },
  }

  function load(): FrameHandlers {
    const handlers = createHandlers({
      providerLogins: createProviderLogins('https://frame.example'),
      vault,
      projectId: 'conformance',
      config,
      chainId: startId,
      queue,
      rpc,
      servers,
      storage,
      getCopy: () => en,
      onTheme: () => {},
      reload: () => {},
    })
    return {
      ...handlers,
      async IS_CONNECTED(payload, context) {
        await ask('connect')
        return handlers.IS_CONNECTED(payload, context)
      },
      async GET_USER(payload, context) {
        const user = await handlers.GET_USER(payload, context)
        if (fault === 'accounts') return { address: '<b>me</b>', chainId: user.chainId }
        return fault === 'chain' ? { ...user, chainId: 'nonsense' } : user
      },
      async SWITCH_NETWORK(payload, context) {
        await ask('switch')
        return handlers.SWITCH_NETWORK(payload, context)
      },
      async RPC_REQUEST(request, context) {
        const { method } = request
        if (fault === 'capabilities' && method === 'wallet_getCapabilities') return 'nonsense'
        const result = await handlers.RPC_REQUEST(request, context)
        if (fault === 'hash' && method === 'eth_sendTransaction') return null
        return fault === 'signature' && /sign/i.test(method) ? '0x12' : result
      },
    }
  }

  function settlePending(settle: (one: Pending) => void): void {
    for (const one of [...pending]) settle(one)
    pending.clear()
  }

  return {
    load,
    wallet: {
      accounts: [vault.user.addresses.eip155],
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
      forget: () => vault.signOut(),
      async authorize() {
        await vault.verifyCode({ code: '123456' })
      },
      async holdRestore() {
        answers.connect = 'hang'
      },
      isOpen: async () => (await vault.restore()) !== null,
      switchAccount: notSupported,
      disconnect: () => vault.signOut(),
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

function isSigning(request: QueuedRequest['request']): request is SigningRequest {
  return request.type !== 'settings' && request.type !== 'passkey'
}

function declined(): FrameHandlerError {
  return new FrameHandlerError({ message: 'The user declined', rpcCode: 4001 })
}

function notSupported(): Promise<never> {
  return Promise.reject(new Error('The wallet of a frame does not do this.'))
}
