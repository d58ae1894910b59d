import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createProcessGroup } from './createProcessGroup.js'
import { openConnection, startProgram } from './program.fixtures.js'

const forever = ['-e', 'setInterval(() => {}, 1000)']

test('default', async () => {
  const processGroup = createProcessGroup()
  const child = processGroup.spawn(process.execPath, forever)
  const ended = once(child, 'exit')
  await processGroup.stop()
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('behavior: tolerates a child that ended by itself', async () => {
  const processGroup = createProcessGroup()
  expect(await once(processGroup.spawn(process.execPath, ['-e', '']), 'exit')).toEqual([0, null])
  await processGroup.stop()
})

test('error: a program that does not exist', async () => {
  const processGroup = createProcessGroup()
  const [error] = await once(processGroup.spawn('/nowhere/at/all', []), 'error').catch((reason: unknown) => [
    reason,
  ])
  expect(error).toMatchObject({ code: 'ENOENT' })
  await processGroup.stop()
})

test.each(['throw', 'exit', 'SIGTERM', 'SIGKILL', 'Ctrl-C'])(
  'behavior: leaves no processes when the parent ends by %s',
  async (way) => {
    const program = startProgram(new URL('./crash.fixtures.ts', import.meta.url))
    const url = (await program.waitForOutput(/\n/)).trim()
    const { gone } = await openConnection(url)
    if (way === 'Ctrl-C') program.signalGroup('SIGINT')
    else if (way.startsWith('SIG')) program.process.kill(way as NodeJS.Signals)
    else program.process.stdin.write(way)
    await program.ended
    await gone
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  },
)

test('behavior: removes its directories', async () => {
  const processGroup = createProcessGroup()
  const directory = processGroup.makeDirectory()
  writeFileSync(join(directory, 'file'), '')
  await processGroup.stop()
  expect(existsSync(directory)).toBe(false)
})

test('behavior: removes its directories when the parent is killed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'latchkit-test-'))
  writeFileSync(join(directory, 'file'), '')
  const reaper = spawn(process.execPath, [fileURLToPath(new URL('reaper.mjs', import.meta.url))])
  reaper.stdin.end(`=${directory}\n`)
  expect(await once(reaper, 'exit')).toEqual([0, null])
  expect(existsSync(directory)).toBe(false)
})
