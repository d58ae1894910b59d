import { expect, test } from 'vitest'
import { allowRepeatedEnd } from './allowRepeatedEnd.js'

function engineThatFails(message: string) {
  const engine = { onSessionDeleteRequest: async () => Promise.reject(new Error(message)) }
  allowRepeatedEnd(engine)
  return engine
}

test('behavior: ignores a repeated session delete', async () => {
  const engine = engineThatFails('Missing or invalid. Record was recently deleted - session: 38871d15')
  await expect(engine.onSessionDeleteRequest()).resolves.toBeUndefined()
})

test('error: rethrows other errors', async () => {
  const engine = engineThatFails('Missing or invalid. disconnect() params: undefined')
  await expect(engine.onSessionDeleteRequest()).rejects.toThrow('disconnect() params')
})
