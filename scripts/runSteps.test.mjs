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

test('behavior: a failure says why, shows its output and does not stop the others', async () => {
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

test('behavior: what needs a failed step does not run, nor what needs that', async () => {
  const { outcomes } = await run([
    { name: 'a', command: fail },
    { name: 'b', command: pass, needs: ['a'] },
    { name: 'c', command: pass, needs: ['b'] },
  ])
  expect(outcomes).toEqual(['a: failed', 'b: not run', 'c: not run'])
})

test('behavior: a step that wants to be alone is', async () => {
  const { said } = await run([
    { name: 'a', command: pass },
    { name: 'b', command: pass, alone: true },
    { name: 'c', command: pass },
  ])
  const b = said.indexOf('▸ b')
  expect(said.slice(b, b + 2)).toEqual(['▸ b', '✓ b (… s)'])
  expect(said.indexOf('✓ a (… s)')).toBeLessThan(b)
})

test('behavior: the output of a passing step is shown if it asks for that', async () => {
  const { said } = await run([{ name: 'a', command: ['node', '-e', 'console.log("a table")'], show: true }])
  expect(said).toEqual(['▸ a', '✓ a (… s)', '    a table'])
})

test('error: a program that does not exist', async () => {
  const { results, said } = await run([{ name: 'a', command: ['no-such-program'] }])
  expect(results).toMatchObject([{ outcome: 'failed', why: 'ended with 127' }])
  expect(said.at(-1)).toContain('no-such-program')
})

test('error: a step over its time', async () => {
  const forever = ['node', '-e', 'setInterval(() => {}, 1000)']
  const { results } = await run([{ name: 'a', command: forever, minutes: 0.005 }])
  expect(results).toMatchObject([{ outcome: 'failed', why: 'took longer than 0.005 min' }])
})

test('behavior: stop ends what runs and what it started', async () => {
  const parent = `require('child_process').spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`
  const steps = [
    { name: 'a', command: ['node', '-e', parent] },
    { name: 'b', command: pass, needs: ['a'] },
  ]
  const { results, stop } = runSteps(steps, { say: () => {} })
  await stop()
  expect(await results).toMatchObject([{ outcome: 'failed' }, { outcome: 'not run' }])
})
