import type { RelayConnection } from '@latchkit/test/source/phone/openRelayConnection'
import type { WalletKitTypes } from '@reown/walletkit'
import type { AuthTypes, SessionTypes } from '@walletconnect/types'
import type { PhoneContext } from './context.js'
import { getApprovedNamespaces } from './getApprovedNamespaces.js'
import { handleAuthentication, withIssuer } from './handleAuthentication.js'
import { handleEvmRequest } from './handleEvmRequest.js'
import { handleSolanaRequest } from './handleSolanaRequest.js'
import type { PromptDetailsStore } from './promptDetails.js'
import { toRpcError } from './toRpcError.js'

/** Handles the proposals and requests of dapps. */
export type RequestHandler = {
  readonly proposal: (proposal: Pick<WalletKitTypes.SessionProposal, 'id' | 'params'>) => Promise<void>
  readonly authentication: (
    request: Pick<WalletKitTypes.SessionAuthenticate, 'id' | 'params'>,
  ) => Promise<void>
  readonly request: (request: Omit<WalletKitTypes.SessionRequest, 'verifyContext'>) => Promise<void>
}

/** Creates the request handler. The user decides, and the response waits for the connection. */
export function createRequestHandler(
  context: PhoneContext,
  connection: RelayConnection,
  detailsStore: PromptDetailsStore,
): RequestHandler {
  const { kit } = connection
  const { baseWallet, state } = context
  // The SDK emits a pending request again after a restart, and the relay may deliver it twice.
  const handledIds = new Set<number>()

  function isNew(id: number): boolean {
    if (handledIds.has(id)) return false
    handledIds.add(id)
    return true
  }

  async function decide(id: number, params: WalletKitTypes.SessionProposal['params']) {
    try {
      const answer = await baseWallet.answer(
        () => ({ method: 'session_proposal', params }),
        async () => {
          getApprovedNamespaces(context, params)
          await baseWallet.ask('session_proposal', params)
          // Computed again: the user may have switched the account while the prompt was open.
          return getApprovedNamespaces(context, params)
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
    return baseWallet.answer(
      () => ({ method, params }),
      () =>
        namespace === 'solana'
          ? handleSolanaRequest(context, method, params)
          : handleEvmRequest(context, Number(reference), method, params),
    )
  }

  return {
    async proposal({ id, params }) {
      if (!isNew(id)) return
      detailsStore.write(params, { id, peer: params.proposer.metadata, chainId: undefined, topic: undefined })
      const decision = await decide(id, params)
      await connection.online()
      if (!isPending(kit.getPendingSessionProposals(), id)) return
      if (decision.reason) return kit.rejectSession(decision)
      const { sessionProperties, scopedProperties } = state()
      const approval = {
        ...decision,
        ...(Object.keys(sessionProperties).length > 0 && { sessionProperties }),
        ...(Object.keys(scopedProperties).length > 0 && { scopedProperties }),
      }
      await kit.approveSession(approval)
      baseWallet.notify()
    },

    async authentication({ id, params }) {
      if (!isNew(id)) return
      detailsStore.write(params, {
        id,
        peer: params.requester.metadata,
        chainId: undefined,
        topic: undefined,
      })
      const format = (request: AuthTypes.PayloadParams, iss: string) =>
        kit.formatAuthMessage({ request, iss })
      const answer = await baseWallet
        .answer(
          () => ({ method: 'session_authenticate', params }),
          () => handleAuthentication(context, params, format),
        )
        .then(
          // The value of `malformed` is sent unchanged.
          (auths) => ({ auths: auths as AuthTypes.Cacao[] }),
          (error) => ({ reason: toRpcError(error, state()) }),
        )
      await connection.online()
      if (!isPending(kit.engine.signClient.auth.requests.getAll(), id)) return
      if ('reason' in answer) return kit.rejectSessionAuthenticate({ id, ...answer })
      const { engine } = kit.engine.signClient
      await withIssuer(engine, state().cacao.iss, () => kit.approveSessionAuthenticate({ id, ...answer }))
      baseWallet.notify()
    },

    async request({ id, topic, params: { chainId, request } }) {
      if (!isNew(id)) return
      const session = kit.getActiveSessions()[topic]
      if (!session) return
      const params = typeof request.params === 'object' && request.params !== null ? request.params : []
      detailsStore.write(params, { id, peer: session.peer.metadata, chainId, topic })
      const response = await answer(chainId, request.method, params).then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        (error) => ({ id, jsonrpc: '2.0', error: toRpcError(error, state()) }),
      )
      await connection.online()
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
