import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isFree, isListening } from './ports.mjs'

/** Starts a server on a free port. */
async function listen() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const close = () => new Promise((resolve) => server.close(resolve))
  onTestFinished(async () => void (await close()))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, close }
}

test('default', async () => {
  const { port } = await listen()
  expect([await isFree(port), await isListening(port)]).toEqual([false, true])
})

test('behavior: a port is free again when its server is closed', async () => {
  const { port, close } = await listen()
  await close()
  expect([await isFree(port), await isListening(port)]).toEqual([true, false])
})
