import { describe, expect, it } from 'vitest'
import { fakeClock } from './fakeClock.js'

describe('fakeClock', () => {
  it('default: time stands still until it is told to go on', async () => {
    const clock = fakeClock(1_000)
    expect(clock.now()).toBe(1_000)
    await clock.advance(250)
    expect(clock.now()).toBe(1_250)
  })

  it('behavior: timers fire in order, each at its own time, and only when due', async () => {
    const clock = fakeClock(0)
    const fired: string[] = []
    const note = (name: string) => () => fired.push(`${name}@${clock.now()}`)
    clock.setTimeout(note('second'), 200)
    clock.setTimeout(note('first'), 100)
    clock.setTimeout(note('also second'), 200)
    clock.setTimeout(note('later'), 201)
    await clock.advance(200)
    expect(fired).toEqual(['first@100', 'second@200', 'also second@200'])
    expect(clock.pending).toBe(1)
  })

  it('behavior: a timer that is called off does not fire', async () => {
    const clock = fakeClock()
    const fired: string[] = []
    const stop = clock.setTimeout(() => fired.push('no'), 10)
    stop()
    expect(clock.pending).toBe(0)
    await clock.advance(10)
    expect(fired).toEqual([])
  })

  it('behavior: timers that are set on the way fire on the same way, also those behind promises', async () => {
    const clock = fakeClock(0)
    const fired: number[] = []
    clock.setTimeout(async () => {
      await Promise.resolve()
      clock.setTimeout(() => fired.push(clock.now()), 50)
    }, 50)
    await clock.advance(100)
    expect(fired).toEqual([100])
  })

  it('behavior: promises that were under way settle before time moves', async () => {
    const clock = fakeClock(0)
    const fired: number[] = []
    void Promise.resolve().then(() => clock.setTimeout(() => fired.push(clock.now()), 10))
    await clock.advance(10)
    expect(fired).toEqual([10])
  })
})
