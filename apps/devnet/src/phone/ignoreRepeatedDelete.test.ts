import { ignoreRepeatedDelete } from '@latchkit/test/source/phone/ignoreRepeatedDelete'
import { expect, test, vi } from 'vitest'

/** An engine like the SDK's, which does not await its check. */
function engineWithCheck(isValidDisconnect: () => Promise<void>) {
  const deleteSession = vi.fn()
  const engine = {
    isValidDisconnect,
    onSessionDeleteRequest: async (topic: string, _payload: { readonly params?: unknown }) => {
      void isValidDisconnect()
      deleteSession(topic)
    },
  }
  ignoreRepeatedDelete(engine)
  return { engine, deleteSession }
}

const failWith = (message: string) => async () => Promise.reject(new Error(message))

test('default: deletes the session', async () => {
  const { engine, deleteSession } = engineWithCheck(async () => undefined)
  await engine.onSessionDeleteRequest('a', {})
  expect(deleteSession).toHaveBeenCalledExactlyOnceWith('a')
})

test('behavior: ignores a repeated session delete', async () => {
  const check = failWith('Missing or invalid. Record was recently deleted - session: 38871d15')
  const { engine, deleteSession } = engineWithCheck(check)
  await expect(engine.onSessionDeleteRequest('a', {})).resolves.toBeUndefined()
  expect(deleteSession).not.toHaveBeenCalled()
})

test('error: rethrows other errors', async () => {
  const { engine } = engineWithCheck(failWith('Missing or invalid. disconnect() params: undefined'))
  await expect(engine.onSessionDeleteRequest('a', {})).rejects.toThrow('disconnect() params')
})
