import { HttpError } from '../../server/http/HttpError.js'
import { getKnownResult, type ServedChain } from '../rpcProxy/answerCall.js'
import { type AnswerParser, isSmall } from '../rpcProxy/createAnswerParser.js'
import { bytesPerToken } from '../rpcProxy/createRpcQuota.js'
import { getWeight } from '../rpcProxy/methods.js'
import { type MessageMembers, parseMessage } from '../rpcProxy/parseAnswers.js'
import { parseRpcBody, type RpcCall } from '../rpcProxy/parseRpcBody.js'
import { codes, createError, createResponse, quote } from '../rpcProxy/responses.js'
import { getSubscriptionMethods } from './subscriptionMethods.js'

/** The messages between one client and one node. */
export type SocketSession = {
  /** Handles a message of the client. */
  readonly receive: (text: string) => void
  /** Handles a message of the node. Messages are sent to the client in their order. */
  readonly receiveFromNode: (data: Uint8Array) => void
}

/** Dependencies of a session. */
export type SocketSessionOptions = {
  readonly chain: Pick<ServedChain, 'id' | 'methods'>
  readonly sendToClient: (text: string | Uint8Array) => void
  readonly sendToNode: (text: string) => void
  /** @throws HttpError 429 if the client has too few tokens. */
  readonly takeTokens: (tokens: number) => void
  /** Charges the client for bytes of the node. Returns false, and ends the connection, if the client owes too many tokens. */
  readonly chargeBytes: (bytes: number) => boolean
  readonly parseMessage: AnswerParser['parseMessage']
  /** Called when messages of the node begin to wait, and when none is left: nothing more should be read in between. */
  readonly onWaiting: (isWaiting: boolean) => void
  readonly onCall: (method: string, outcome: 'local' | 'forwarded' | 'refused') => void
  /** Whether a text contains a part of the node's URL that may be a key. */
  readonly containsSecret: (text: string) => boolean
}

/** Maximum number of subscriptions of one connection. */
const maxSubscriptions = 64
/** Error code of EIP-1474: the request exceeds a limit. */
const limitExceeded = -32_005

/** Passes allowed calls of a client to its node, and the messages of the node back. Ids are passed on unchanged. */
export function createSocketSession(options: SocketSessionOptions): SocketSession {
  const { chain, sendToClient, sendToNode, takeTokens, onCall, containsSecret } = options
  const { chargeBytes, onWaiting } = options
  const subscriptionMethods = getSubscriptionMethods(chain.id)
  /** Ids of subscribe calls without an answer, and ids of subscriptions, as JSON. */
  const subscribing = new Set<string>()
  const subscriptions = new Set<string>()
  /** A large message of the node that is being parsed, and those after it. */
  const waiting: Uint8Array[] = []

  /** @returns The error for the client, if the call is not allowed. */
  function check({ id, method, params }: RpcCall): string | undefined {
    const { isAllowed, isSubscribe, isUnsubscribe } = subscriptionMethods
    if (isSubscribe(method)) {
      if (id === undefined || subscribing.has(id))
        return createError(codes.invalidRequest, 'A subscription must have an id of its own')
      if (!isAllowed(method, params === undefined ? undefined : JSON.parse(params)))
        return createError(
          codes.methodNotFound,
          `This gateway does not offer that subscription on ${chain.id}`,
        )
      if (subscribing.size + subscriptions.size >= maxSubscriptions)
        return createError(limitExceeded, `At most ${maxSubscriptions} subscriptions per connection`)
      return undefined
    }
    if (isUnsubscribe(method) || chain.methods.has(method)) return undefined
    const message = `The method must be one that this gateway allows for ${chain.id}, got ${quote(method)}`
    return createError(codes.methodNotFound, message)
  }

  function pass(call: RpcCall): void {
    const { id, method, params } = call
    const { isSubscribe, isUnsubscribe } = subscriptionMethods
    const error = check(call)
    if (error) {
      onCall('other', 'refused')
      if (id !== undefined) sendToClient(createResponse(id, 'error', error))
      return
    }
    const known = getKnownResult(chain.id, method)
    if (known !== undefined) {
      onCall(method, 'local')
      if (id !== undefined) sendToClient(createResponse(id, 'result', known))
      return
    }
    if (id !== undefined && isSubscribe(method)) subscribing.add(id)
    if (isUnsubscribe(method)) for (const one of getItems(params)) subscriptions.delete(one)
    onCall(method, 'forwarded')
    const idMember = id === undefined ? '' : `"id":${id},`
    sendToNode(`{"jsonrpc":"2.0",${idMember}"method":${JSON.stringify(method)},"params":${params ?? '[]'}}`)
  }

  /** Passes a message of the node on. */
  function deliver(data: Uint8Array, members: MessageMembers | undefined): void {
    if (!members) return
    const { id, result, error } = members
    if (id !== undefined && subscribing.delete(id) && result !== undefined) subscriptions.add(result)
    if (id !== undefined && error !== undefined && containsSecret(error)) {
      sendToClient(createResponse(id, 'error', createError(codes.internal, 'The node failed')))
      return
    }
    sendToClient(data)
  }

  async function deliverWaiting(): Promise<void> {
    onWaiting(true)
    for (let data = waiting[0]; data; data = waiting[0]) {
      const members = await options.parseMessage(data)
      waiting.shift()
      deliver(data, members)
    }
    onWaiting(false)
  }

  return {
    receive(text) {
      const body = parseRpcBody(text)
      if ('refusal' in body) return sendToClient(body.refusal)
      const [call] = body.calls
      if (body.isBatch || !call)
        return sendToClient(
          createResponse('null', 'error', createError(codes.invalidRequest, 'Send the calls one by one')),
        )
      if ('error' in call) return sendToClient(createResponse(call.id, 'error', call.error))
      try {
        takeTokens(getWeight(call.method) + Math.floor(Buffer.byteLength(text) / bytesPerToken))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (call.id !== undefined)
          sendToClient(createResponse(call.id, 'error', createError(limitExceeded, error.message)))
        return
      }
      pass(call)
    },
    receiveFromNode(data) {
      if (!chargeBytes(data.length)) return
      if (waiting.length === 0 && isSmall(data.length)) {
        deliver(data, parseMessage(Buffer.from(data).toString()))
        return
      }
      waiting.push(data)
      if (waiting.length === 1) void deliverWaiting()
    },
  }
}

/** Returns the items of a JSON array as JSON. */
function getItems(params: string | undefined): readonly string[] {
  const list: unknown = params === undefined ? [] : JSON.parse(params)
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []
}
