import { getThemedElements } from './checkOtherTheme.js'
import { findFocusFaults } from './findFocusFaults.js'
import { findLayoutFaults } from './findLayoutFaults.js'
import { getAllElements } from './queryElements.js'
import { type StoryLocale, setStoryLocale } from './storyLocale.js'

type Story = {
  readonly canvasElement: HTMLElement
  /** `measured: false`: the story is a page of documentation, or one that breaks the layout. */
  readonly parameters: { readonly measured?: boolean }
}

/** One way in which a user sees a story. */
type Mode = {
  readonly theme?: 'light' | 'dark'
  readonly locale?: StoryLocale
  readonly width?: number
  /** Multiplies the size of all text. */
  readonly text?: number
  readonly forcedColors?: boolean
}

/** The modes in which every story is measured. Neighbours differ little: each change of the language renders the story again. */
const modes: Readonly<Record<string, Mode>> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'forced colors': { forcedColors: true },
  '200 % text': { text: 2 },
  '320 px': { width: 320 },
  // No language needs more room than these do: see `createStoryCopies`.
  'widest texts, 320 px': { width: 320, locale: 'widest' },
  'widest texts, 200 % text': { text: 2, locale: 'widest' },
  'longest words, 200 % text': { text: 2, locale: 'longest-words' },
  'longest words, 320 px': { width: 320, locale: 'longest-words' },
  'right-to-left, 320 px': { width: 320, locale: 'widest-rtl' },
  'right-to-left': { locale: 'widest-rtl' },
}

const narrowHeight = 568

/** Presses Tab through a story, and measures it in each mode. Runs after `play`, only in tests. */
export async function checkLayout({ canvasElement, parameters }: Story): Promise<void> {
  if (parameters.measured === false || !('__vitest_browser__' in globalThis)) return
  const { cdp, page } = await import('vitest/browser')
  const own: Mode = {
    theme: document.documentElement.dataset.hostTheme === 'dark' ? 'dark' : 'light',
    width: innerWidth,
  }
  const ownHeight = innerHeight
  const faults: string[] = []
  try {
    moveFocusToStart(canvasElement)
    // Opens the session. Vitest reorders commands that are sent together while it opens.
    await cdp().send('Page.getLayoutMetrics')
    for (const fault of await findFocusFaults(canvasElement, pressTab)) faults.push(`focus: ${fault}`)
    for (const [name, mode] of Object.entries(modes)) {
      await show(mode)
      for (const fault of findLayoutFaults(canvasElement)) faults.push(`${name}: ${fault}`)
    }
  } finally {
    await show({})
  }
  if (faults.length > 0) throw new Error(`layout:\n${[...new Set(faults)].join('\n')}`)

  /** Presses the key. The command of Vitest takes ten times as long. */
  async function pressTab(times: number): Promise<void> {
    const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
    const types = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp']).flat()
    // All together: each command takes longer than what the key does. Chromium handles them in this order.
    await Promise.all(types.map((type) => cdp().send('Input.dispatchKeyEvent', { type, ...key })))
  }

  async function show(mode: Mode): Promise<void> {
    const { theme, locale, width = 0, text, forcedColors } = { ...own, ...mode }
    for (const { element, key } of getThemedElements(canvasElement)) element.dataset[key] = theme
    for (const { style } of getTextRoots(canvasElement)) setScale(style, text)
    setStoryLocale(locale)
    if (width !== innerWidth) await page.viewport(width, width === own.width ? ownHeight : narrowHeight)
    if (matchMedia('(forced-colors: active)').matches !== Boolean(forcedColors))
      await cdp().send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ],
      })
    // For the render, and for the observers of sizes.
    if (locale || text || width !== own.width) {
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
  }
}

/** Moves the focus to the title of the modal, or before the first control. */
function moveFocusToStart(canvas: HTMLElement): void {
  const title = getAllElements(canvas).find((element) => element.matches('dialog .header-title'))
  // What is outside an open dialog cannot take the focus.
  const start = title ?? canvas.querySelector<HTMLElement>('dialog[open]') ?? canvas
  start.tabIndex = -1
  start.focus()
  if (!title) start.removeAttribute('tabindex')
}

/** Returns the elements whose style sets the size of text: the page, and the roots of modals. */
function getTextRoots(canvas: HTMLElement): readonly HTMLElement[] {
  return [document.documentElement, ...getAllElements(canvas).filter((element) => element.matches('.root'))]
}

function setScale(style: CSSStyleDeclaration, scale: number | undefined): void {
  if (scale) style.setProperty('--latchkit-font-scale', String(scale))
  else style.removeProperty('--latchkit-font-scale')
}
