import { expect, onTestFinished, test } from 'vitest'
import { HttpError } from '../../server/http/HttpError.js'
import { createAnswerParser } from '../rpcProxy/createAnswerParser.js'
import { getMethods } from '../rpcProxy/methods.js'
import { createSocketSession } from './createSocketSession.js'

const secret = 'key-0123456789abcdef'

function start({
  chainId = 'eip155:1',
  tokens = 1_000,
  maxBytes = 1_000_000,
  parseMessage = createAnswerParser().parseMessage,
} = {}) {
  const toClient: unknown[] = []
  const toNode: string[] = []
  const calls: string[] = []
  const waiting: boolean[] = []
  let left = tokens
  const session = createSocketSession({
    chain: { id: chainId, methods: getMethods(chainId) },
    sendToClient: (data) => toClient.push(JSON.parse(Buffer.from(data).toString())),
    sendToNode: (text) => toNode.push(text),
    takeTokens(count) {
      if (left < count) throw new HttpError(429, 'rate_limited', 'Too many calls')
      left -= count
    },
    onCall: (method, outcome) => calls.push(`${method} ${outcome}`),
    containsSecret: (text) => text.includes(secret),
    chargeBytes: (bytes) => bytes <= maxBytes,
    parseMessage,
    onWaiting: (isWaiting) => waiting.push(isWaiting),
  })
  const send = (method: string, params: unknown = [], id: unknown = 1) =>
    session.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const answer = (message: object) =>
    session.receiveFromNode(Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message })))
  return { waiting, session, send, answer, toClient, toNode, calls }
}

const error = (code: number, message: unknown = expect.any(String), id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
})

test('default: passes calls, answers and notifications on', () => {
  const { send, answer, toClient, toNode, calls } = start()
  send('eth_subscribe', ['newHeads'])
  send('eth_getBalance', ['0x1', 'latest'], 'a')
  answer({ id: 1, result: '0xs' })
  answer({ method: 'eth_subscription', params: { subscription: '0xs', result: { number: '0x2' } } })
  expect(toNode.map((text) => JSON.parse(text))).toEqual([
    { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] },
    { jsonrpc: '2.0', id: 'a', method: 'eth_getBalance', params: ['0x1', 'latest'] },
  ])
  expect(toClient).toHaveLength(2)
  expect(calls).toEqual(['eth_subscribe forwarded', 'eth_getBalance forwarded'])
})

test('behavior: passes numbers of more than 53 bits on unchanged', () => {
  const { session, toNode } = start()
  session.receive(
    '{"jsonrpc":"2.0","id":9007199254740993,"method":"eth_call","params":[18446744073709551615]}',
  )
  expect(toNode).toEqual([
    '{"jsonrpc":"2.0","id":9007199254740993,"method":"eth_call","params":[18446744073709551615]}',
  ])
})

test.each([
  ['eth_sign', []],
  ['eth_newFilter', [{}]],
  ['debug_traceTransaction', ['0x1']],
  ['eth_subscribe', ['syncing']],
  ['eth_subscribe', []],
  ['eth_subscribe', { kind: 'newHeads' }],
  ['slotSubscribe', []],
])('error: %s %j is not allowed on an EVM chain', (method, params) => {
  const { send, toClient, toNode } = start()
  send(method, params)
  expect(toClient).toEqual([error(-32_601)])
  expect(toNode).toEqual([])
})

test('behavior: allows the subscriptions of Solana', () => {
  const { send, toNode, toClient } = start({ chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
  send('accountSubscribe', ['address'])
  send('blockSubscribe', ['all'], 2)
  expect(toNode).toHaveLength(1)
  expect(toClient).toEqual([error(-32_601, expect.any(String), 2)])
})

test('behavior: answers the chain id without the node', () => {
  const { send, toClient, toNode } = start()
  send('eth_chainId')
  expect(toClient).toEqual([{ jsonrpc: '2.0', id: 1, result: '0x1' }])
  expect(toNode).toEqual([])
})

test('error: more than 64 subscriptions', () => {
  const { send, answer, toClient } = start()
  for (let id = 1; id <= 64; id += 1) {
    send('eth_subscribe', ['newHeads'], id)
    answer({ id, result: `0x${id}` })
  }
  toClient.length = 0
  send('eth_subscribe', ['newHeads'], 65)
  expect(toClient).toEqual([error(-32_005, 'At most 64 subscriptions per connection', 65)])
  send('eth_unsubscribe', ['0x1'], 66)
  send('eth_subscribe', ['newHeads'], 67)
  expect(toClient).toHaveLength(1)
})

test('behavior: a subscription that failed, or an unknown one that is ended, does not count', () => {
  const { send, answer, toClient } = start()
  for (let id = 1; id <= 64; id += 1) {
    send('eth_subscribe', ['logs', {}], id)
    answer({ id, error: { code: -32_000, message: 'no' } })
  }
  for (let id = 1; id <= 64; id += 1) send('eth_subscribe', ['newHeads'], id)
  toClient.length = 0
  send('eth_unsubscribe', ['0xunknown'], 70)
  send('eth_subscribe', ['newHeads'], 71)
  expect(toClient).toEqual([error(-32_005, expect.any(String), 71)])
})

test('error: too many calls', () => {
  const { send, toClient, toNode } = start({ tokens: 1 })
  send('eth_blockNumber')
  send('eth_blockNumber', [], 2)
  expect(toNode).toHaveLength(1)
  expect(toClient).toEqual([error(-32_005, 'Too many calls', 2)])
})

test('behavior: a long message takes more tokens', () => {
  const { send, toNode } = start({ tokens: 2 })
  send('eth_call', [{ data: `0x${'00'.repeat(16 * 1024)}` }])
  expect(toNode).toEqual([])
})

test.each([
  ['no JSON', '{', error(-32_700, expect.any(String), null)],
  [
    'a batch',
    '[{"jsonrpc":"2.0","id":1,"method":"eth_call"}]',
    error(-32_600, 'Send the calls one by one', null),
  ],
  ['no method', '{"jsonrpc":"2.0","id":1}', error(-32_600)],
])('error: %s', (_, text, expected) => {
  const { session, toClient, toNode } = start()
  session.receive(text)
  expect(toClient).toEqual([expected])
  expect(toNode).toEqual([])
})

test('error: a subscription without an id', () => {
  const { session, toClient, toNode } = start()
  session.receive('{"jsonrpc":"2.0","method":"eth_subscribe","params":["newHeads"]}')
  expect([toClient, toNode]).toEqual([[], []])
})

test('behavior: hides an error of the node that contains its key, and messages that are no objects', () => {
  const { send, answer, session, toClient } = start()
  send('eth_call')
  answer({ id: 1, error: { code: -32_000, message: `denied for ${secret}` } })
  for (const text of ['null', '[]', '"x"', '{']) session.receiveFromNode(Buffer.from(text))
  expect(toClient).toEqual([error(-32_603, 'The node failed')])
})

test('behavior: a message after a large one is sent after it, and no more are read in between', async () => {
  const parser = createAnswerParser()
  onTestFinished(parser.close)
  const { send, answer, toClient, waiting } = start({ parseMessage: parser.parseMessage })
  send('eth_getLogs', [{}])
  send('eth_subscribe', ['newHeads'], 2)
  answer({ id: 1, result: Array(50_000).fill('0x') })
  answer({ id: 2, result: '0xs' })
  expect([toClient, waiting]).toEqual([[], [true]])
  await expect.poll(() => waiting).toEqual([true, false])
  expect(toClient).toMatchObject([{ id: 1 }, { id: 2 }])
})

test('error: a message of the node for which the client owes too many tokens is not sent', () => {
  const { send, answer, toClient } = start({ maxBytes: 100 })
  send('eth_call')
  answer({ id: 1, result: `0x${'00'.repeat(100)}` })
  expect(toClient).toEqual([])
})

test('behavior: a call costs the weight of its method', () => {
  const { send, toNode, toClient } = start({ tokens: 12 })
  send('eth_getLogs', [{}])
  send('eth_blockNumber', [], 2)
  send('eth_getLogs', [{}], 3)
  expect(toNode).toHaveLength(2)
  expect(toClient).toEqual([error(-32_005, 'Too many calls', 3)])
})
