import { expect, test } from 'vitest'
import { start } from './processes.mjs'

/** @param {string} script @param {(text: string) => void} [onOutput] */
const node = (script, onOutput = () => {}) => start([process.execPath, '-e', script], { onOutput })

test('default', async () => {
  let output = ''
  const child = node('console.log(1); console.error(2); process.exitCode = 3', (text) => (output += text))
  expect(await child.exited).toBe(3)
  expect(output.split('\n').sort()).toEqual(['', '1', '2'])
})

test('behavior: stop() ends the children of the child too', async () => {
  const grandchild = 'console.log("up"); setInterval(() => {}, 1000)'
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`
  // The grandchild keeps the output open, so `stop` resolves only after it has ended.
  const code = await new Promise((resolve) => {
    const child = node(script, () => resolve(child.stop()))
  })
  expect(code).toBe(128)
})

test('error: exits with 127 if the program does not exist', async () => {
  let output = ''
  expect(await start(['no-such-program'], { onOutput: (text) => (output += text) }).exited).toBe(127)
  expect(output).toContain('ENOENT')
})

test('behavior: a process ends when its parent has ended', async () => {
  const url = new URL('processes.mjs', import.meta.url).href
  const orphan = `
    const { onInterrupt } = await import('${url}')
    onInterrupt(async () => console.log('ended'), 0)
    setInterval(() => {}, 1000)
    process.send('up')
    process.disconnect()`
  const parent = `
    const args = ['--input-type=module', '-e', ${JSON.stringify(orphan)}]
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    require('child_process').spawn(process.execPath, args, { stdio }).once('message', () => process.exit())`
  let output = ''
  await node(parent, (text) => (output += text)).exited
  expect(output).toBe('ended\n')
})
