import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { listen } from '../http/listen.js'
import { openRecoveryWatch } from './openRecoveryWatch.js'

const times = { okMs: 10, failedMs: 10, timeoutMs: 2_000 }

/** Watches a recovery service at a port, with the logs. */
function startWatch(port: number) {
  const logs: { readonly level: number; readonly msg: string }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void logs.push(JSON.parse(line)) })
  const cleanups = createCleanups(() => {})
  onTestFinished(cleanups.run)
  const getStatus = openRecoveryWatch(
    { recoveryUrl: `http://127.0.0.1:${port}/` },
    { logger, cleanups, times },
  )
  return { logs, getStatus }
}

async function startService(
  port: number,
  body: string,
): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer((_, response) => response.end(body))
  onTestFinished(() => void server.close())
  return { port: await listen(server, '127.0.0.1', port), server }
}

test('error: logs once that the recovery service cannot be reached, and when it can again', async () => {
  const { port, server } = await startService(0, '{"keys":[]}')
  await new Promise((resolve) => server.close(resolve))
  const { logs, getStatus } = startWatch(port)
  expect(getStatus?.()).toBe('ok')
  await vi.waitFor(() => expect(getStatus?.()).toBe('unreachable'), 60_000)
  await startService(port, '{"keys":[]}')
  await vi.waitFor(() => expect(getStatus?.()).toBe('ok'), 60_000)
  expect(logs.map(({ level, msg }) => [level, msg])).toEqual([
    [
      40,
      'the recovery service cannot be reached, so no new device can be confirmed: start it, or correct "recoveryUrl" in LOGIN_FILE',
    ],
    [30, 'the recovery service can be reached again'],
  ])
})

test('error: another server at the URL of the recovery service is not one', async () => {
  const { port } = await startService(0, '<h1>It works!</h1>')
  const { logs, getStatus } = startWatch(port)
  await vi.waitFor(() => expect(getStatus?.()).toBe('unreachable'), 60_000)
  expect(logs).toHaveLength(1)
})

test('behavior: reads nothing without a login service, or with the keys in the settings', () => {
  const parts = { logger: pino({ level: 'silent' }), cleanups: createCleanups(() => {}) }
  expect(openRecoveryWatch(undefined, parts)).toBeUndefined()
  const config = { recoveryUrl: 'https://recovery.example.com', recoveryKeys: { keys: [] } }
  expect(openRecoveryWatch(config, parts)).toBeUndefined()
})
