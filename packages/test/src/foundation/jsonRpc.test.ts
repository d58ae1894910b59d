import { expect, test } from 'vitest'
import { jsonRpc, type Post } from './jsonRpc.js'

const answering =
  (answer: unknown): Post =>
  async () =>
    answer

test('default', async () => {
  const sent: unknown[] = []
  const send: Post = async (...args) => {
    sent.push(args)
    return { jsonrpc: '2.0', id: 1, result: null }
  }
  expect(await jsonRpc(send, 'http://node.test', 'eth_getTransactionReceipt', ['0x1'])).toBeNull()
  const body = { jsonrpc: '2.0', id: 1, method: 'eth_getTransactionReceipt', params: ['0x1'] }
  expect(sent).toEqual([['http://node.test', body]])
})

test('error: a node error', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x' }
  await expect(jsonRpc(answering({ error }), '', 'eth_call')).rejects.toMatchObject(error)
})

test.each([null, 'busy', { error: { message: 'busy' } }])(
  'error: %j becomes an internal error',
  async (answer) => {
    await expect(jsonRpc(answering(answer), '', 'eth_call')).rejects.toMatchObject({ code: -32603 })
  },
)
