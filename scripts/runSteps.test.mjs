import { expect, test } from 'vitest'
import { runSteps } from './runSteps.mjs'

const pass = ['node', '-e', '']
const fail = ['node', '-e', 'console.log("the reason"); process.exit(3)']

/** @param {import('./runSteps.mjs').Step[]} steps @param {number} [width] */
async function run(steps, width = 2) {
  /** @type {string[]} */
  const logs = []
  const results = await runSteps(steps, {
    width,
    log: (text) => logs.push(text.replace(/\(.*? s\)/, '(… s)')),
  }).results
  return { logs, outcomes: results.map(({ name, outcome }) => `${name}: ${outcome}`), results }
}

test('default', async () => {
  const { outcomes, logs } = await run([
    { name: 'a', command: pass },
    { name: 'b', command: pass, needs: ['a'] },
  ])
  expect(outcomes).toEqual(['a: passed', 'b: passed'])
  expect(logs).toEqual(['▸ a', '✓ a (… s)', '▸ b', '✓ b (… s)'])
})

test('behavior: logs the output of a failed step, and runs the others', async () => {
  const { outcomes, logs } = await run(
    [
      { name: 'a', command: fail },
      { name: 'b', command: pass },
    ],
    1,
  )
  expect(outcomes).toEqual(['a: failed', 'b: passed'])
  expect(logs).toEqual(['▸ a', '✗ a (… s)', '    the reason', '▸ b', '✓ b (… s)'])
})

test('behavior: the result of a failed step has its output', async () => {
  const { results } = await run([
    { name: 'a', command: fail },
    { name: 'b', command: pass },
  ])
  expect(results).toMatchObject([{ output: 'the reason\n' }, { name: 'b' }])
  expect(results[1]).not.toHaveProperty('output')
})

test('behavior: does not run steps that directly or indirectly need a failed step', async () => {
  const { outcomes } = await run([
    { name: 'a', command: fail },
    { name: 'b', command: pass, needs: ['a'] },
    { name: 'c', command: pass, needs: ['b'] },
  ])
  expect(outcomes).toEqual(['a: failed', 'b: not run', 'c: not run'])
})

test('param: a step with alone runs exclusively', async () => {
  const { logs } = await run([
    { name: 'a', command: pass },
    { name: 'b', command: pass, alone: true },
    { name: 'c', command: pass },
  ])
  const b = logs.indexOf('▸ b')
  expect(logs.slice(b, b + 2)).toEqual(['▸ b', '✓ b (… s)'])
  expect(logs.indexOf('✓ a (… s)')).toBeLessThan(b)
})

test('param: a step with show logs its output when it passes', async () => {
  const { logs } = await run([{ name: 'a', command: ['node', '-e', 'console.log("a table")'], show: true }])
  expect(logs).toEqual(['▸ a', '✓ a (… s)', '    a table'])
})

test('error: a step whose program does not exist fails', async () => {
  const { results, logs } = await run([{ name: 'a', command: ['no-such-program'] }])
  expect(results).toMatchObject([{ outcome: 'failed', reason: 'ended with 127' }])
  expect(logs.at(-1)).toContain('no-such-program')
})

test('error: a step that exceeds its time limit fails', async () => {
  const forever = ['node', '-e', 'setInterval(() => {}, 1000)']
  const { results } = await run([{ name: 'a', command: forever, minutes: 0.005 }])
  expect(results).toMatchObject([{ outcome: 'failed', reason: 'took longer than 0.005 min' }])
})

test('behavior: stop() ends the running steps and their child processes', async () => {
  const parent = `require('child_process').spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  const steps = [
    { name: 'a', command: ['node', '-e', parent] },
    { name: 'b', command: pass, needs: ['a'] },
  ]
  const { results, stop } = runSteps(steps, { log: () => {} })
  await stop()
  expect(await results).toMatchObject([{ outcome: 'failed' }, { outcome: 'not run' }])
})
