import { stopWorkAfterClose } from '@latchkit/test/source/phone/stopWorkAfterClose'
import { expect, test } from 'vitest'

function createEngine() {
  let closed = false
  const engine = {
    deleteSession: async (): Promise<string> => Promise.reject(new Error('The phone is offline.')),
    isValidDisconnect: (topic: string) => topic === 'a',
  }
  stopWorkAfterClose(engine, () => closed)
  return { engine, close: () => (closed = true) }
}

test('behavior: an operation that rejects after the connection is closed stays pending', async () => {
  const { engine, close } = createEngine()
  const deletion = engine.deleteSession()
  close()
  const first = await Promise.race([deletion, new Promise((resolve) => setImmediate(resolve, 'pending'))])
  expect(first).toBe('pending')
})

test('error: an operation rejects while the connection is open', async () => {
  const { engine } = createEngine()
  await expect(engine.deleteSession()).rejects.toThrow('The phone is offline.')
})

test('behavior: synchronous methods return their result', () => {
  const { engine } = createEngine()
  expect(engine.isValidDisconnect('a')).toBe(true)
})
