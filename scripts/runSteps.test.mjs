import { expect, test } from 'vitest'
import { runSteps } from './runSteps.mjs'

const pass = ['node', '-e', '']
const fail = ['node', '-e', 'console.log("the reason"); process.exit(3)']

/** @param {import('./runSteps.mjs').Step[]} steps @param {number} [width] */
async function run(steps, width = 2) {
  /** @type {string[]} */
  const said = []
  const results = await runSteps(steps, {
    width,
    say: (text) => said.push(text.replace(/\(.*? s\)/, '(… s)')),
  }).results
  return { said, outcomes: results.map(({ name, outcome }) => `${name}: ${outcome}`), results }
}

test('default', async () => {
  const { outcomes, said } = await run([
    { name: 'a', command: pass },
    { name: 'b', command: pass, needs: ['a'] },
  ])
  expect(outcomes).toEqual(['a: passed', 'b: passed'])
  expect(said).toEqual(['▸ a', '✓ a (… s)', '▸ b', '✓ b (… s)'])
})

test('behavior: logs the output of a failed step, and runs the others', async () => {
  const { outcomes, said } = await run(
    [
      { name: 'a', command: fail },
      { name: 'b', command: pass },
    ],
    1,
  )
  expect(outcomes).toEqual(['a: failed', 'b: passed'])
  expect(said).toEqual(['▸ a', '✗ a (… s)', '    the reason', '▸ b', '✓ b (… s)'])
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
  const { said } = await run([
    { name: 'a', command: pass },
    { name: 'b', command: pass, alone: true },
    { name: 'c', command: pass },
  ])
  const b = said.indexOf('▸ b')
  expect(said.slice(b, b + 2)).toEqual(['▸ b', '✓ b (… s)'])
  expect(said.indexOf('✓ a (… s)')).toBeLessThan(b)
})

test('param: a step with show logs its output when it passes', async () => {
  const { said } = await run([{ name: 'a', command: ['node', '-e', 'console.log("a table")'], show: true }])
  expect(said).toEqual(['▸ a', '✓ a (… s)', '    a table'])
})

test('error: a step whose program does not exist fails', async () => {
  const { results, said } = await run([{ name: 'a', command: ['no-such-program'] }])
  expect(results).toMatchObject([{ outcome: 'failed', why: 'ended with 127' }])
  expect(said.at(-1)).toContain('no-such-program')
})

test('error: a step that exceeds its time limit fails', async () => {
  const forever = ['node', '-e', 'setInterval(() => {}, 1000)']
  const { results } = await run([{ name: 'a', command: forever, minutes: 0.005 }])
  expect(results).toMatchObject([{ outcome: 'failed', why: 'took longer than 0.005 min' }])
})

test('behavior: stop() ends the running steps and their child processes', async () => {
  const parent = `require('child_process').spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  const steps = [
    { name: 'a', command: ['node', '-e', parent] },
    { name: 'b', command: pass, needs: ['a'] },
  ]
  const { results, stop } = runSteps(steps, { say: () => {} })
  await stop()
  expect(await results).toMatchObject([{ outcome: 'failed' }, { outcome: 'not run' }])
})
