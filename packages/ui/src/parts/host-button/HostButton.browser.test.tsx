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

/** An earlier test may have left the pointer where the button will be: a button under the pointer looks otherwise. */
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
    const problems: unknown[] = []
    const root = hydrateRoot(container, element, { onRecoverableError: (problem) => problems.push(problem) })
    await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(1))
    const styled = getButton().getBoundingClientRect()
    expect(problems).toEqual([])
    expect(getButton().textContent).toBe(label)
    expect(getComputedStyle(getButton()).fontWeight).toBe('600')
    // A shift of less than 3 px is none (Layout Instability, "starting point"); the side may give a little to the font.
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

  test('behavior: its reset does not undress the button', async () => {
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

  test('behavior: any class of it wins', async () => {
    setPageCss('.mine{background:rgb(1,2,3);border-radius:0}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} className="mine" />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('0px')
  })

  test('behavior: its custom properties set the theme', async () => {
    setPageCss(':root{--latchkit-accent:rgb(4,5,6);--latchkit-radius:2px}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(4, 5, 6)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('2px')
  })

  test('behavior: many buttons are one sheet', async () => {
    setPageCss('')
    await render(<div>{buttons.map(([, element]) => element)}</div>)
    expect(document.adoptedStyleSheets).toHaveLength(2)
  })

  test('param: variables', async () => {
    const dressed = (variables: Record<string, string>) => (
      <ConnectButtonView model={connect.idle} copy={buttonsEn} variables={variables} />
    )
    const screen = await render(dressed({ accent: 'rgb(4, 5, 6)', radius: '3px' }))
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(4, 5, 6)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('3px')
    // What is not said any more is not left behind.
    await screen.rerender(dressed({ accent: 'rgb(7, 8, 9)' }))
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(7, 8, 9)')
    expect(getComputedStyle(getButton()).borderRadius).toBe('14px')
  })

  test('param: theme', async () => {
    const screen = await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="dark" />)
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(102, 217, 180)')
    await screen.rerender(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(getButton()).backgroundColor).toBe('rgb(11, 107, 86)')
  })
})
