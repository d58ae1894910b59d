import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { en } from '../copy/en.js'
import {
  type AttackedFrame,
  addAttackedFrame,
  framedViews,
  type Layout,
  windowedViews,
} from './attackedViews.fixtures.js'

const size = { width: 400, height: 640 }

beforeEach(() => page.viewport(size.width, size.height))

const covered = { isEnabled: false, hint: en.covered }

/** Waits until the frame has reported what happened before: it reports every 30 ms. */
async function waitForReports(frame: AttackedFrame): Promise<void> {
  const { count = 0 } = frame.report() ?? {}
  await expect.poll(() => frame.report()?.count).toBeGreaterThan(count + 3)
}

/** Returns how often a click had an effect: a window, or what was signed, changed or asked for. */
function countEffects(frame: AttackedFrame): number {
  const { windows = 0, done = [] } = frame.report() ?? {}
  return windows + done.length
}

/** Layouts in which the user does not see all of the view. */
const layouts: readonly (readonly [string, Layout])[] = [
  ['clip-path cuts off all but the button', { frame: 'clip-path:inset(540px 0 0 0)' }],
  [
    'clip-path of an element around the frame',
    { wrapper: 'position:fixed;inset:0;clip-path:inset(80px 0 0 0)' },
  ],
  [
    'an element around the frame cuts it off',
    {
      wrapper: 'position:fixed;inset:0 0 200px;overflow:hidden;transform:translate(0)',
      frame: 'height:640px',
    },
  ],
  ['the frame begins above the window', { frame: 'top:-300px' }],
  ['the frame ends below the window', { frame: 'top:100px' }],
  ['the frame is 150 px high', { frame: 'height:150px' }],
  ['the frame is 200 px wide', { frame: 'width:200px' }],
  ['opacity', { frame: 'opacity:0.02' }],
  ['opacity of an element around the frame', { wrapper: 'position:fixed;inset:0;opacity:0.5' }],
  ['a filter', { frame: 'filter:brightness(0)' }],
  ['mix-blend-mode', { frame: 'mix-blend-mode:multiply' }],
  ['a transform that shrinks it', { frame: 'transform:scale(0.3)' }],
  ['a transform that turns it', { frame: 'transform:rotate(180deg)' }],
  ['zoom that shrinks it', { frame: 'zoom:0.3' }],
]
/** The browser reports all of a frame as visible in these (measured with Chromium 156). */
const unreported: readonly (readonly [string, Layout])[] = [
  ['a mask', { frame: 'mask-image:linear-gradient(transparent 0 75%,black 75%)' }],
  [
    'a mask of an element around the frame',
    { wrapper: 'position:fixed;inset:0;mask-image:linear-gradient(transparent 0 75%,black 75%)' },
  ],
  [
    'a clip-path with a hole',
    { frame: 'clip-path:polygon(evenodd,0 0,100% 0,100% 100%,0 100%,0 0,2% 2%,98% 2%,98% 75%,2% 75%,2% 2%)' },
  ],
]
test.each(framedViews)('default: a click on the button of the view %s counts', async (view) => {
  const frame = addAttackedFrame(view)
  await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
  expect(frame.report()?.done).toEqual([])
  await frame.click()
  await expect.poll(() => frame.report()?.done.length).toBeGreaterThan(0)
})

test.each(framedViews)(
  'error: no click counts while a region of the view %s is covered, each region in turn',
  async (view) => {
    const frame = addAttackedFrame(view)
    await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
    const { regions = [], view: whole, button } = frame.report() ?? {}
    expect(regions.length).toBeGreaterThanOrEqual(2)
    // Also all but the button, and one pixel of the edge.
    const above = { ...size, x: 0, y: 0, height: (button?.y ?? 0) - 1 }
    const edge = { x: whole?.x ?? 0, y: (whole?.y ?? 0) + 100, width: 1, height: 1 }
    for (const rect of [...regions, above, edge]) {
      const uncover = frame.cover(rect)
      await expect.poll(() => frame.report()).toMatchObject(covered)
      await frame.click()
      uncover()
      await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
      expect(frame.report()?.done).toEqual([])
    }
    // The clicks were on the button.
    await frame.click()
    await expect.poll(() => frame.report()?.done.length).toBeGreaterThan(0)
  },
  // Each region waits for the delay of the button.
)

test.each(layouts)(
  'error: no click counts in a frame that is not displayed as it is: %s',
  async (_, layout) => {
    const frame = addAttackedFrame('signIn', layout)
    await expect.poll(() => frame.report()).toMatchObject(covered)
    await frame.click()
    await waitForReports(frame)
    expect(frame.report()?.done).toEqual([])
    frame.setLayout({})
    await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
    expect(frame.report()?.done).toEqual([])
    frame.setLayout(layout)
    await expect.poll(() => frame.report()).toMatchObject(covered)
    await frame.click()
    await waitForReports(frame)
    expect(frame.report()?.done).toEqual([])
  },
)

const attacks = windowedViews.flatMap((view) =>
  unreported.map(([name, layout]) => [view, name, layout] as const),
)

test.each(attacks)(
  'error: a click on the view %s only opens a window in a frame of which the app hides a part: %s',
  async (view, _, layout) => {
    const frame = addAttackedFrame(view, layout)
    await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
    await frame.click()
    await expect.poll(() => countEffects(frame)).toBeGreaterThan(0)
    expect(frame.report()).toMatchObject({ windows: 1, done: [] })
    // Then clicks count: a button ignores them for 500 ms.
    const clickedAt = performance.now()
    await expect.poll(() => performance.now() - clickedAt).toBeGreaterThan(600)
    await frame.click()
    await waitForReports(frame)
    expect(frame.report()?.done).toEqual([])
  },
)

test.each(windowedViews)(
  'error: where the app or the browser blocks windows, the view %s says what to do, and nothing is decided',
  async (view) => {
    // As the frame of the kit, without "allow-popups".
    const frame = addAttackedFrame(view, {}, 'allow-scripts allow-same-origin allow-forms')
    await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true, status: en.window.text })
    await frame.click()
    await expect.poll(() => frame.report()?.status).toBe(en.window.blocked)
    expect(frame.report()).toMatchObject({ isEnabled: true, windows: 1, done: [] })
  },
)

test('error: the page around the frame has no reference to the window', async () => {
  const frame = addAttackedFrame('transaction')
  await expect.poll(() => frame.report()).toMatchObject({ isEnabled: true })
  await frame.click()
  await expect.poll(() => frame.report()?.windows).toBe(1)
  const inner = document.querySelector<HTMLIFrameElement>('iframe[src*="attackedFrame"]')?.contentWindow
  if (!inner) throw new Error('The frame has no window.')
  // The windows that another origin can reach from it (HTML, cross-origin properties of a window).
  const reachable = [inner.window, inner.self, inner.frames, inner.top, inner.parent]
  expect(reachable.every((each) => each === inner || each === window || each === window.top)).toBe(true)
  expect({ opener: inner.opener, length: inner.length }).toEqual({ opener: null, length: 0 })
  expect(() => Reflect.get(inner, 'document')).toThrow('cross-origin')
})
