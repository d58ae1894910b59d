import type { WalletKitTypes } from '@reown/walletkit'
import type { SessionTypes } from '@walletconnect/types'
import { approvedNamespaces } from './approvedNamespaces.js'
import type { PhoneContext } from './context.js'
import { answerEvm } from './evmRequest.js'
import type { Line } from './openLine.js'
import type { PromptBook } from './promptDetails.js'
import { answerSolana } from './solanaRequest.js'
import { toRpcError } from './toRpcError.js'

/** Handles the proposals and requests of dapps. */
export type Answering = {
  readonly proposal: (proposal: Pick<WalletKitTypes.SessionProposal, 'id' | 'params'>) => Promise<void>
  readonly request: (request: Omit<WalletKitTypes.SessionRequest, 'verifyContext'>) => Promise<void>
}

/** Creates the request handler. The user decides, and the response waits for the connection. */
export function createAnswering(context: PhoneContext, line: Line, book: PromptBook): Answering {
  const { kit } = line
  const { person, state } = context
  // The SDK emits a pending request again after a restart, and the relay may deliver it twice.
  const taken = new Set<number>()

  function isNew(id: number): boolean {
    if (taken.has(id)) return false
    taken.add(id)
    return true
  }

  async function decide(id: number, params: WalletKitTypes.SessionProposal['params']) {
    try {
      const answer = await person.answer(
        () => ({ method: 'session_proposal', params }),
        async () => {
          approvedNamespaces(context, params)
          await person.ask('session_proposal', params)
          // Computed again: the user may have switched the account while the prompt was open.
          return approvedNamespaces(context, params)
        },
      )
      // The value of `malformed` is sent unchanged.
      return { id, namespaces: answer as SessionTypes.Namespaces }
    } catch (error) {
      return { id, reason: toRpcError(error, state()) }
    }
  }

  async function answer(chainId: string, method: string, params: object): Promise<unknown> {
    const [namespace, reference] = chainId.split(':')
    return person.answer(
      () => ({ method, params }),
      () =>
        namespace === 'solana'
          ? answerSolana(context, method, params)
          : answerEvm(context, Number(reference), method, params),
    )
  }

  return {
    async proposal({ id, params }) {
      if (!isNew(id)) return
      book.write(params, { id, peer: params.proposer.metadata, chainId: undefined, topic: undefined })
      const decision = await decide(id, params)
      await line.online()
      if (!isPending(kit.getPendingSessionProposals(), id)) return
      if (decision.reason) return kit.rejectSession(decision)
      const { sessionProperties } = state()
      const approval = {
        ...decision,
        ...(Object.keys(sessionProperties).length > 0 && { sessionProperties }),
      }
      await kit.approveSession(approval)
      person.notify()
    },

    async request({ id, topic, params: { chainId, request } }) {
      if (!isNew(id)) return
      const session = kit.getActiveSessions()[topic]
      if (!session) return
      const params = typeof request.params === 'object' && request.params !== null ? request.params : []
      book.write(params, { id, peer: session.peer.metadata, chainId, topic })
      const response = await answer(chainId, request.method, params).then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        (error) => ({ id, jsonrpc: '2.0', error: toRpcError(error, state()) }),
      )
      await line.online()
      // The request expired or its session ended: no response is expected.
      if (!isPending(kit.getPendingSessionRequests(), id)) return
      await kit.respondSessionRequest({ topic, response })
    },
  }
}

/** The SDK returns one of the lists keyed by index, unlike its type. */
function isPending(list: object, wanted: number): boolean {
  return Object.values(list).some(({ id }) => id === wanted)
}
