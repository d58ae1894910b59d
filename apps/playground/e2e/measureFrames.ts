import type { CDPSession, Page } from '@playwright/test'
// @boundaries-ignore the root reads frames from traces
import { type Frame, frameCategories, framesOf, type TraceEvent } from '../../../scripts/benchFrames.mjs'

/** The CPU time of the main thread in some frames, in ms. */
export type FrameTimes = {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly slowest: number
}

/** The page gives this name to `performance.mark` when it acts as the user. */
export const inputMark = 'input'

/**
 * Runs `action` on a CPU that is `slowdown` times as slow, and returns the CPU time of the main thread in each frame: in
 * `input`, the frames that respond to the user, which render a view before anything moves; in `animation`, all others. Other
 * programs of the machine delay frames, but do not add to this time. The slow-down does: the browser occupies the thread.
 */
export async function measureFrames(
  page: Page,
  slowdown: number,
  action: () => Promise<void>,
): Promise<{ readonly input: FrameTimes; readonly animation: FrameTimes }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    // Playwright's type has only strings as values.
    events.push(...(value as unknown as TraceEvent[]))
  })
  await session.send('Tracing.start', { traceConfig: { includedCategories: [...frameCategories] } })
  await action()
  await endTracing(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  const frames = framesOf(events)
  return {
    input: toTimes(frames.filter(({ marks }) => marks.includes(inputMark))),
    animation: toTimes(frames.filter(({ marks }) => !marks.includes(inputMark))),
  }
}

function toTimes(frames: readonly Frame[]): FrameTimes {
  const times = frames.map(({ work }) => work).sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN
  return { count: times.length, median: at(0.5), p95: at(0.95), slowest: at(1) }
}

async function endTracing(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
}
