import { expect, test } from 'vitest'
import { framesOf } from './benchFrames.mjs'

const main = { pid: 1, tid: 2 }
const thread = { ...main, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } }
/** @param {number} ts @param {number} dur @param {number} tdur */
const task = (ts, dur, tdur) => ({ ...main, name: 'RunTask', ph: 'X', ts, dur, tdur })
/** @param {number} ts */
const begin = (ts) => ({ ...main, name: 'BeginMainThreadFrame', ph: 'I', ts })

test('default', () => {
  const events = [
    thread,
    ...[task(1_000, 4_000, 3_000), begin(1_500)],
    // Between two frames, with a nested task.
    ...[task(6_000, 2_000, 1_000), task(6_500, 500, 400)],
    ...[
      task(17_000, 5_000, 5_000),
      begin(17_200),
      { ...main, name: 'click', cat: 'blink.user_timing', ph: 'I', ts: 18_000 },
    ],
    ...[task(34_000, 1_000, 1_000), begin(34_100)],
  ]
  expect(framesOf(events)).toEqual([
    { interval: 16, work: 4, wall: 6, marks: [] },
    { interval: 17, work: 5, wall: 5, marks: ['click'] },
  ])
})

test('behavior: ignores other threads', () => {
  const other = { pid: 1, tid: 3 }
  const events = [
    thread,
    { ...thread, ...other },
    ...[task(0, 1_000, 1_000), begin(100), { ...task(2_000, 9_000, 9_000), ...other }],
    ...[task(16_000, 1_000, 1_000), begin(16_100)],
  ]
  expect(framesOf(events)).toEqual([{ interval: 16, work: 1, wall: 1, marks: [] }])
})
