import { frameCategories, framesOf } from './benchFrames.mjs'

/** Limit of the work of a frame. */
const limitMs = 16
/** Scroll speed in px per second, as of a fast swipe. */
const speed = 1_200
/** Length of one gesture in px. A list can grow during the gesture. */
const distance = 2_400

/**
 * Returns the frames of the page while `run` runs, with a CPU that is slowed down.
 *
 * @param {import('playwright').Page} page
 * @param {number} slowdown
 * @param {(session: import('playwright').CDPSession) => Promise<void>} run
 */
export async function traceFrames(page, slowdown, run) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  /** @type {import('./benchFrames.mjs').TraceEvent[]} */
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(.../** @type {any[]} */ (value)))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { traceConfig: { includedCategories: frameCategories } })
  await run(session)
  await session.send('Tracing.end')
  await complete
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return framesOf(events)
}

/**
 * Scrolls down with a touch gesture.
 *
 * @param {import('playwright').CDPSession} session
 * @param {{ x: number, y: number }} at
 */
export async function swipe(session, { x, y }) {
  const gesture = { x, y, yDistance: -distance, speed, preventFling: true }
  await session.send('Input.synthesizeScrollGesture', gesture)
}

/** @type {Readonly<Record<Exclude<keyof import('./benchFrames.mjs').Frame, 'marks'>, string>>} */
const titles = {
  work: 'main thread at work',
  wall: 'the same, with waiting for a CPU',
  interval: 'from frame to frame',
}

/**
 * Returns the median, the 95th percentile and the slowest of the frames.
 *
 * @param {string} name
 * @param {keyof typeof titles} key
 * @param {import('./benchFrames.mjs').Frame[]} frames
 * @returns {string[]}
 */
export function toFrameRow(name, key, frames) {
  const values = frames.map((frame) => frame[key]).sort((a, b) => a - b)
  const at = (/** @type {number} */ part) => values[Math.floor((values.length - 1) * part)] ?? Number.NaN
  const over = values.filter((value) => value > limitMs).length
  const words = [
    `median ${at(0.5).toFixed(1)} ms`,
    `p95 ${at(0.95).toFixed(1)} ms`,
    `slowest ${at(1).toFixed(1)} ms`,
    key === 'interval' ? `${values.length} frames` : `${over} of ${values.length} frames over ${limitMs} ms`,
  ]
  return [name, titles[key], words.join(', ')]
}
