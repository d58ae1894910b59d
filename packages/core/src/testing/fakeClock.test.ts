import { describe, expect, it } from 'vitest'
import { fakeClock } from './fakeClock.js'

describe('fakeClock', () => {
  it('default: time advances only on request', async () => {
    const clock = fakeClock(1_000)
    expect(clock.now()).toBe(1_000)
    await clock.advance(250)
    expect(clock.now()).toBe(1_250)
  })

  it('behavior: fires due timers in order, each at its own time', async () => {
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

  it('behavior: does not fire a cleared timer', async () => {
    const clock = fakeClock()
    const fired: string[] = []
    const stop = clock.setTimeout(() => fired.push('no'), 10)
    stop()
    expect(clock.pending).toBe(0)
    await clock.advance(10)
    expect(fired).toEqual([])
  })

  it('behavior: fires timers that are set while time advances, including those behind promises', async () => {
    const clock = fakeClock(0)
    const fired: number[] = []
    clock.setTimeout(async () => {
      await Promise.resolve()
      clock.setTimeout(() => fired.push(clock.now()), 50)
    }, 50)
    await clock.advance(100)
    expect(fired).toEqual([100])
  })

  it('behavior: settles pending promises before time advances', async () => {
    const clock = fakeClock(0)
    const fired: number[] = []
    void Promise.resolve().then(() => clock.setTimeout(() => fired.push(clock.now()), 10))
    await clock.advance(10)
    expect(fired).toEqual([10])
  })
})
