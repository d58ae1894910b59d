import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures as account } from '../../views/account-button/AccountButtonView.fixtures.js'
import { AccountButtonView } from '../../views/account-button/AccountButtonView.js'
import { fixtures as connect } from '../../views/connect-button/ConnectButtonView.fixtures.js'
import { ConnectButtonView } from '../../views/connect-button/ConnectButtonView.js'
import { fixtures as network } from '../../views/network-button/NetworkButtonView.fixtures.js'
import { NetworkButtonView } from '../../views/network-button/NetworkButtonView.js'
import { enableMotion } from '../motion/emulateMotion.fixtures.js'

enableMotion()

const buttons = [
  ['connect', <ConnectButtonView key="1" model={connect.idle} copy={buttonsEn} />],
  ['account', <AccountButtonView key="2" model={account.connected} copy={buttonsEn} />],
  ['network', <NetworkButtonView key="3" model={network.ready} copy={buttonsEn} />],
] as const

let sheets: CSSStyleSheet[] = []

beforeEach(async () => {
  await movePointerAway()
  sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
})

afterEach(async () => {
  await cleanup()
  document.adoptedStyleSheets = sheets
  document.body.replaceChildren()
})

/** Moves the pointer to a corner: an earlier test may have left it over the button, which would have the hover style. */
async function movePointerAway(): Promise<void> {
  const corner = document.createElement('div')
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:4px;height:4px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}

function getButton(): HTMLButtonElement {
  const element = document.querySelector('button')
  if (!element) throw new Error('no button')
  return element
}

function setPageCss(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

describe.each(buttons)('%s', (_, element) => {
  test('default', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(element)
    const unstyled = getButton().getBoundingClientRect()
    const label = getButton().textContent
    const errors: unknown[] = []
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => errors.push(error) })
    await expect.poll(() => document.adoptedStyleSheets).toHaveLength(1)
    const styled = getButton().getBoundingClientRect()
    expect(errors).toEqual([])
    expect(getButton().textContent).toBe(label)
    expect(getComputedStyle(getButton()).fontWeight).toBe('650')
    // Layout Instability ignores a shift of less than 3 px. The width depends on the font.
    expect(Math.abs(styled.height - unstyled.height)).toBeLessThan(3)
    expect(Math.abs(styled.width / unstyled.width - 1)).toBeLessThan(0.12)
    root.unmount()
  })
})

describe('the page', () => {
  test('default', async () => {
    setPageCss('')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(11, 107, 86)')
  })

  test('behavior: a CSS reset does not remove the styles of the button', async () => {
    setPageCss(
      '*{margin:9px;padding:0;border:0} button{background:none;color:red;text-transform:uppercase;padding:30px}',
    )
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    const style = getComputedStyle(getButton())
    expect(style.backgroundColor).toBe('rgb(11, 107, 86)')
    expect(style.textTransform).toBe('none')
    expect(style.paddingTop).toBe('1px')
    expect(style.marginTop).toBe('0px')
  })

  test('behavior: a class of the page overrides the styles of the button', async () => {
    setPageCss('.mine{background:rgb(1,2,3);border-radius:0}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} className="mine" />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('0px')
  })

  test('behavior: custom properties of the page set the theme', async () => {
    setPageCss(':root{--latchkit-accent:rgb(4,5,6);--latchkit-radius:2px}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(4, 5, 6)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('2px')
  })

  test('behavior: several buttons share one style sheet', async () => {
    setPageCss('')
    await render(<div>{buttons.map(([, element]) => element)}</div>)
    expect(document.adoptedStyleSheets).toHaveLength(2)
  })

  test('param: variables', async () => {
    const createButton = (variables: Record<string, string>) => (
      <ConnectButtonView model={connect.idle} copy={buttonsEn} variables={variables} />
    )
    const screen = await render(createButton({ accent: 'rgb(4, 5, 6)', radius: '3px' }))
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(4, 5, 6)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('3px')
    // A variable that is no longer set is removed.
    await screen.rerender(createButton({ accent: 'rgb(7, 8, 9)' }))
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(7, 8, 9)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('14px')
  })

  test('behavior: a render does not force the styles to be computed before the next frame', async () => {
    const screen = await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} />)
    // The first render reads the styles in its own frame.
    await new Promise(requestAnimationFrame)
    const frames: FrameRequestCallback[] = []
    const requestFrame = vi
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((callback) => frames.push(callback))
    const readStyles = vi.spyOn(globalThis, 'getComputedStyle')
    try {
      await screen.rerender(<ConnectButtonView model={connect.connecting} copy={buttonsEn} />)
      expect(readStyles).not.toHaveBeenCalled()
      for (const callback of frames) callback(0)
      expect(readStyles).toHaveBeenCalledWith(getButton())
    } finally {
      requestFrame.mockRestore()
      readStyles.mockRestore()
    }
  })

  test('param: theme', async () => {
    const screen = await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="dark" />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(102, 217, 180)')
    await screen.rerender(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(11, 107, 86)')
  })
})
