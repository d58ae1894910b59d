import { HttpError } from '../http/HttpError.js'
import { getKnownResult, type ServedChain } from '../rpcProxy/answerCall.js'
import { parseRpcBody, type RpcCall } from '../rpcProxy/parseRpcBody.js'
import { codes, createError, createResponse, quote } from '../rpcProxy/responses.js'
import { splitMembers } from '../rpcProxy/splitJson.js'
import { getSubscriptionMethods } from './subscriptionMethods.js'

/** The messages between one client and one node. */
export type SocketSession = {
  /** Handles a message of the client. */
  readonly receive: (text: string) => void
  /** Handles a message of the node. */
  readonly receiveFromNode: (text: string) => void
}

/** What a session needs of its connections. */
export type SocketSessionOptions = {
  readonly chain: Pick<ServedChain, 'id' | 'methods'>
  readonly sendToClient: (text: string) => void
  readonly sendToNode: (text: string) => void
  /** @throws HttpError 429 if the client has too few tokens. */
  readonly takeTokens: (tokens: number) => void
  readonly onCall: (method: string, outcome: 'local' | 'forwarded' | 'refused') => void
  /** Whether a text contains a part of the node's URL that may be a key. */
  readonly containsSecret: (text: string) => boolean
}

/** Maximum number of subscriptions of one connection. */
const maxSubscriptions = 64
/** Text of a message that one token of the quota pays for. */
const bytesPerToken = 16 * 1024
/** Error code of EIP-1474: the request exceeds a limit. */
const limitExceeded = -32_005

/** Passes allowed calls of a client to its node, and the messages of the node back. Ids are passed on unchanged. */
export function createSocketSession(options: SocketSessionOptions): SocketSession {
  const { chain, sendToClient, sendToNode, takeTokens, onCall, containsSecret } = options
  const subscriptionMethods = getSubscriptionMethods(chain.id)
  /** Ids of subscribe calls without an answer, and ids of subscriptions, as JSON. */
  const subscribing = new Set<string>()
  const subscriptions = new Set<string>()

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
        takeTokens(1 + Math.floor(Buffer.byteLength(text) / bytesPerToken))
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        if (call.id !== undefined)
          sendToClient(createResponse(call.id, 'error', createError(limitExceeded, error.message)))
        return
      }
      pass(call)
    },
    receiveFromNode(text) {
      const members = splitAnswer(text)
      if (!members) return
      const id = members.get('id')
      const error = members.get('error')
      if (id !== undefined && subscribing.delete(id)) {
        const subscription = members.get('result')
        if (subscription !== undefined) subscriptions.add(subscription)
      }
      if (id !== undefined && error !== undefined && containsSecret(error)) {
        sendToClient(createResponse(id, 'error', createError(codes.internal, 'The node failed')))
        return
      }
      sendToClient(text)
    },
  }
}

/** Returns the items of a JSON array as JSON. */
function getItems(params: string | undefined): readonly string[] {
  const list: unknown = params === undefined ? [] : JSON.parse(params)
  return Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : []
}

/** Returns the members of a message, or `undefined` if it is no JSON object. */
function splitAnswer(text: string): ReadonlyMap<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return splitMembers(text)
  } catch {
    return undefined
  }
}
