import { expect, test } from 'vitest'
import { allowRepeatedEnd } from './allowRepeatedEnd.js'

function engineThatFails(message: string) {
  const engine = { onSessionDeleteRequest: async () => Promise.reject(new Error(message)) }
  allowRepeatedEnd(engine)
  return engine
}

test('behavior: the end of a session that has just ended is no error', async () => {
  const engine = engineThatFails('Missing or invalid. Record was recently deleted - session: 38871d15')
  await expect(engine.onSessionDeleteRequest()).resolves.toBeUndefined()
})

test('error: any other failure', async () => {
  const engine = engineThatFails('Missing or invalid. disconnect() params: undefined')
  await expect(engine.onSessionDeleteRequest()).rejects.toThrow('disconnect() params')
})
