import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonsEn } from '../copy/buttonsEn.js'
import { en } from '../copy/en.js'
import { openModel } from '../parts/modal/Modal.fixtures.js'
import { Modal } from '../parts/modal/Modal.js'
import { ConnectView } from '../views/connect/ConnectView.js'
import { ConnectButtonView } from '../views/connect-button/ConnectButtonView.js'
import { ConnectingView } from '../views/connecting/ConnectingView.js'
import { kestrel } from '../views/wallets.fixtures.js'
import { getContrast, type Rgb } from './contrast.js'
import { toRgb } from './toRgb.js'

/** Sets the accent of the app. */
function setAccent(accent: string): void {
  document.documentElement.style.setProperty('--latchkit-accent', accent)
  onTestFinished(() => document.documentElement.removeAttribute('style'))
}

function parseColor(color: string): Rgb {
  const rgb = toRgb(color)
  if (!rgb) throw new Error(`not a color: ${color}`)
  return rgb
}

/** Returns the contrast of an element's text to the nearest opaque background. */
function getTextContrast(element: Element): number {
  const { color } = getComputedStyle(element)
  let at: Element | null = element
  while (at && /^rgba\(.*, 0\)$|transparent/.test(getComputedStyle(at).backgroundColor)) at = at.parentElement
  return getContrast(parseColor(color), parseColor(at ? getComputedStyle(at).backgroundColor : 'white'))
}

function getModalRoot(): HTMLElement {
  const host = document.querySelector('[data-latchkit="modal"]')
  const root = host?.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!root) throw new Error('no modal')
  return root
}

const accents = ['#1d3fbb', '#3b5bfd', '#ffe600', '#e11d48', 'oklch(0.35 0.12 300)', 'rebeccapurple', '#777']
const cases = accents.flatMap((accent) =>
  (['light', 'dark'] as const).map((theme) => [accent, theme] as const),
)

test('default', () => {
  expect(toRgb('rebeccapurple')).toEqual([102, 51, 153])
  expect(toRgb('color(srgb 1 0.5 0)')?.[0]).toBe(255)
  expect(toRgb('not-a-color')).toBeUndefined()
})

test.each(cases)(
  'behavior: text of a button with the accent %s has sufficient contrast in the %s theme',
  async (accent, theme) => {
    setAccent(accent)
    await render(<ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} theme={theme} />)
    const button = page.getByRole('button', { name: 'Connect wallet' }).element()
    await expect.poll(() => getTextContrast(button)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(cases)(
  'behavior: text of the modal with the accent %s has sufficient contrast in the %s theme',
  async (accent, theme) => {
    setAccent(accent)
    const failed = {
      wallet: kestrel,
      status: 'failed',
      code: 'unexpected',
      reason: 'It did not respond.',
    } as const
    const view = await render(
      <Modal model={{ ...openModel, route: { view: 'networks' } }} copy={en} theme={theme} onClose={() => {}}>
        <ConnectingView model={failed} onRetry={() => {}} />
      </Modal>,
    )
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    await expect.poll(() => getTextContrast(retry.element())).toBeGreaterThanOrEqual(4.5)
    await view.rerender(
      <Modal model={openModel} copy={en} theme={theme} onClose={() => {}}>
        <ConnectView model={{ status: 'ready', wallets: [kestrel], guide: true }} onGetWallet={() => {}} />
      </Modal>,
    )
    const guide = page.getByRole('button', { name: 'Get one' })
    await expect.element(guide).toBeVisible()
    await expect.poll(() => getTextContrast(guide.element())).toBeGreaterThanOrEqual(4.5)
  },
)

test('behavior: applies a changed accent at the next render', async () => {
  setAccent('#ffe600')
  const view = () => <ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} theme="dark" />
  const screen = await render(view())
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect.element(button).toHaveStyle({ color: 'rgb(0, 0, 0)' })
  setAccent('#1d3fbb')
  await screen.rerender(view())
  await expect.element(button).toHaveStyle({ color: 'rgb(255, 255, 255)' })
})

test('param: on-accent overrides the text color on the accent', async () => {
  setAccent('#ffe600')
  const variables = { 'on-accent': '#333' }
  await render(
    <ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} theme="dark" variables={variables} />,
  )
  const button = page.getByRole('button', { name: 'Connect wallet' }).element()
  expect(getComputedStyle(button).color).toBe('rgb(51, 51, 51)')
})

test('behavior: the default theme sets no derived colors', async () => {
  await render(
    <Modal model={openModel} copy={en} theme="dark" onClose={() => {}}>
      <ConnectView model={{ status: 'ready', wallets: [kestrel], guide: true }} onGetWallet={() => {}} />
    </Modal>,
  )
  await expect.element(page.getByRole('button', { name: 'Get one' })).toBeVisible()
  expect(getModalRoot().style.cssText).toBe('')
})

test.each([
  ['light', 'rgb(184, 51, 12)', 'rgb(254, 254, 254)'],
  ['dark', 'rgb(255, 159, 107)', 'rgb(17, 17, 17)'],
] as const)('behavior: light-dark() has the color of the %s theme', async (theme, accent, surface) => {
  const variables = { accent: 'light-dark(#b8330c, #ff9f6b)', surface: 'light-dark(#fefefe, #111)' }
  await render(
    <>
      <ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} theme={theme} variables={variables} />
      <Modal
        model={{ ...openModel, isInline: true }}
        copy={en}
        theme={theme}
        variables={variables}
        onClose={() => {}}
      >
        <ConnectView model={{ status: 'ready', wallets: [kestrel], guide: true }} onGetWallet={() => {}} />
      </Modal>
    </>,
  )
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect.element(button).toHaveStyle({ backgroundColor: accent, colorScheme: theme })
  await expect.poll(() => getTextContrast(button.element())).toBeGreaterThanOrEqual(4.5)
  const root = getModalRoot()
  // As a browser without light-dark() needs them.
  await expect.poll(() => root.style.getPropertyValue('--lk-surface')).toMatch(/^#(?:fefefe|111)$/)
  await expect.poll(() => button.element().getAttribute('style')).not.toMatch(/--lk-\S+ light-dark/)
  const card = root.querySelector('.card') ?? root
  expect(getComputedStyle(card).backgroundColor).toBe(surface)
})

test('behavior: light-dark() follows a change of the theme', async () => {
  const variables = { accent: 'light-dark(#b8330c, #ff9f6b)', 'on-accent': 'light-dark(#fff, #210)' }
  const view = (theme: 'light' | 'dark') => (
    <ConnectButtonView model={{ status: 'idle' }} copy={buttonsEn} theme={theme} variables={variables} />
  )
  const screen = await render(view('light'))
  const button = page.getByRole('button', { name: 'Connect wallet' })
  await expect
    .element(button)
    .toHaveStyle({ backgroundColor: 'rgb(184, 51, 12)', color: 'rgb(255, 255, 255)' })
  await screen.rerender(view('dark'))
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(255, 159, 107)', color: 'rgb(34, 17, 0)' })
})

test('behavior: another theme has its derived colors without waiting for a frame', async () => {
  setAccent('light-dark(#ffe600, #1d3fbb)')
  const view = (theme: 'light' | 'dark') => (
    <Modal model={openModel} copy={en} theme={theme} onClose={() => {}}>
      <ConnectingView model={{ status: 'failed', wallet: kestrel, code: 'unexpected' }} />
    </Modal>
  )
  const screen = await render(view('light'))
  const getAccent = () => getModalRoot().style.getPropertyValue('--lk-accent')
  await expect.poll(getAccent).toBe('#ffe600')
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await screen.rerender(view('dark'))
  await expect.poll(getAccent).toBe('#1d3fbb')
})

test('param: backdrop-filter and border-width', async () => {
  await render(
    <Modal
      model={openModel}
      copy={en}
      theme="light"
      variables={{ 'backdrop-filter': 'blur(4px)', 'border-width': '3px' }}
      onClose={() => {}}
    >
      <ConnectView model={{ status: 'ready', wallets: [kestrel], guide: true }} onGetWallet={() => {}} />
    </Modal>,
  )
  const dialog = getModalRoot().querySelector('.dialog') ?? document.body
  for (const entrance of dialog.getAnimations()) entrance.finish()
  expect(getComputedStyle(dialog).backdropFilter).toBe('blur(4px)')
  const card = dialog.querySelector('.card') ?? document.body
  expect(getComputedStyle(card).boxShadow).toMatch(/^rgba\(26, 29, 23, 0\.24\) 0px 0px 0px 3px/)
})
