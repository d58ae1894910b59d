import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../testing/program.fixtures.js'
import { connectClient, createTopic } from '../testing/relayClient.fixtures.js'
import { lockFolder } from './lockFolder.js'

const inUse = (folder: string) => `The data folder ${folder} is in use by another gateway (process `

test('default: locks a folder until it is released', async () => {
  const folder = join(createTemporaryFolder(), 'deep', 'er')
  const unlock = await lockFolder(folder)
  expect(existsSync(join(folder, 'gateway.lock'))).toBe(true)
  await expect(lockFolder(folder)).rejects.toThrow(inUse(folder))
  unlock()
  const again = await lockFolder(folder)
  again()
})

test('behavior: ignores the content of the lock file', async () => {
  const folder = createTemporaryFolder()
  for (const left of ['', 'nonsense', String(process.ppid)]) {
    writeFileSync(join(folder, 'gateway.lock'), left)
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(inUse(folder))
    unlock()
  }
})

/** Starts a process with the same process id as this one, as two containers both have process id 1. */
async function startOwner(folder: string) {
  const module = fileURLToPath(new URL('lockFolder.ts', import.meta.url))
  const code = `Object.defineProperty(process, 'pid', { value: ${process.pid} })
    const { lockFolder } = await import(${JSON.stringify(module)})
    await lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, [
    '--conditions=@latchkit/source',
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    code,
  ])
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  await once(child.stdout, 'data')
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('behavior: another process with the same id holds the lock until it is killed', async () => {
  const folder = createTemporaryFolder()
  const owner = await startOwner(folder)
  await expect(lockFolder(folder)).rejects.toThrow(inUse(folder))
  await owner.kill()
  const unlock = await lockFolder(folder)
  unlock()
}, 180_000)

test('behavior: a second gateway with the same process id and volume refuses to start', async () => {
  const folder = createTemporaryFolder()
  const asProcessOne = {
    DATA_DIR: folder,
    NODE_OPTIONS: `--import data:text/javascript,Object.defineProperty(process,%22pid%22,{value:1})`,
  }
  const first = startProgram(asProcessOne)
  const client = await connectClient(`ws://127.0.0.1:${await first.waitForPort()}`)
  const topic = createTopic()
  const texts = Array.from({ length: 60 }, (_, index) => `message ${index}`)
  const before = await Promise.all(texts.slice(0, 30).map((text) => client.publish(topic, text)))
  const second = startProgram(asProcessOne)
  const { code, errors } = await second.ended
  expect(code).toBe(1)
  expect(errors).toContain(inUse(folder))
  expect(errors).toContain('set DATA_DIR of this one to another folder.')
  const after = await Promise.all(texts.slice(30).map((text) => client.publish(topic, text)))
  expect([...before, ...after].every(({ result }) => result === true)).toBe(true)
  first.process.kill('SIGKILL')
  await first.ended

  const third = startProgram(asProcessOne)
  const receiver = await connectClient(`ws://127.0.0.1:${await third.waitForPort()}`)
  await receiver.subscribe(topic)
  await receiver.waitForPushes(60)
  expect(receiver.texts().sort()).toEqual(texts.sort())
}, 180_000)
