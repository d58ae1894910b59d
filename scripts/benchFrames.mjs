/** @typedef {{ name: string, ph: string, cat?: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */
/** @typedef {{ interval: number, work: number, wall: number, marks: readonly string[] }} Frame */

/** The trace categories that {@link framesOf} needs. */
export const frameCategories = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
]

/**
 * Returns the frames of the main thread in a Chromium trace, with times in ms. `interval` is the time until the next frame,
 * `work` the CPU time of the thread, and `wall` its elapsed time. A task counts for the frame in which it started. `marks` has
 * the names that the page gave to `performance.mark` in the frame.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {Frame[]}
 */
export function framesOf(events) {
  const main = eventsOfBusiest(events)
  const begins = main.filter(({ name }) => name === 'BeginMainThreadFrame').sort((a, b) => a.ts - b.ts)
  const tasks = outermost(main.filter(({ name, ph }) => ph === 'X' && name === 'RunTask'))
  const marks = main.filter(({ cat }) => cat === 'blink.user_timing')
  // A frame starts inside a task, which is the first task of the frame.
  const starts = begins.map(
    ({ ts }) => tasks.findLast((task) => task.ts <= ts && ts <= endOf(task))?.ts ?? ts,
  )
  return starts.slice(0, -1).flatMap((start, index) => {
    const end = starts[index + 1] ?? start
    if (end === start) return []
    const own = tasks.filter(({ ts }) => ts >= start && ts < end)
    const sum = (/** @type {'tdur' | 'dur'} */ key) =>
      own.reduce((total, task) => total + (task[key] ?? 0), 0) / 1000
    const names = marks.filter(({ ts }) => ts >= start && ts < end).map(({ name }) => name)
    return { interval: (end - start) / 1000, work: sum('tdur'), wall: sum('dur'), marks: names }
  })
}

/** Returns the busiest main thread, because a trace may contain several pages. @param {readonly TraceEvent[]} events */
function eventsOfBusiest(events) {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
  return threads.sort((a, b) => b.length - a.length)[0] ?? []
}

/** Removes tasks that run inside other tasks. @param {TraceEvent[]} tasks */
function outermost(tasks) {
  /** @type {TraceEvent[]} */
  const outer = []
  for (const task of tasks.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const last = outer.at(-1)
    if (!last || endOf(last) <= task.ts) outer.push(task)
  }
  return outer
}

/** @param {TraceEvent} event */
function endOf({ ts, dur = 0 }) {
  return ts + dur
}
