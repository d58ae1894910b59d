import { expect, test } from 'vitest'
import { ignoreRepeatedDelete } from './ignoreRepeatedDelete.js'

function engineThatFails(message: string) {
  const engine = { onSessionDeleteRequest: async () => Promise.reject(new Error(message)) }
  ignoreRepeatedDelete(engine)
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
