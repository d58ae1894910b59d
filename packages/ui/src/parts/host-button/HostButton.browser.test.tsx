import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

beforeEach(() => {
  sheets = document.adoptedStyleSheets
  document.adoptedStyleSheets = []
})

afterEach(async () => {
  await cleanup()
  document.adoptedStyleSheets = sheets
  document.body.replaceChildren()
})

function button(): HTMLButtonElement {
  const element = document.querySelector('button')
  if (!element) throw new Error('no button')
  return element
}

function page(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

describe.each(buttons)('%s', (_, element) => {
  test('default', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(element)
    const bare = button().getBoundingClientRect()
    const label = button().textContent
    let root: Root | undefined
    const problems: unknown[] = []
    await act(async () => {
      root = hydrateRoot(place, element, { onRecoverableError: (problem) => problems.push(problem) })
    })
    const dressed = button().getBoundingClientRect()
    expect(problems).toEqual([])
    expect(button().textContent).toBe(label)
    expect(getComputedStyle(button()).fontWeight).toBe('600')
    // A shift of less than 3 px is none (Layout Instability, "starting point"); the side may give a little to the font.
    expect(Math.abs(dressed.height - bare.height)).toBeLessThan(3)
    expect(Math.abs(dressed.width / bare.width - 1)).toBeLessThan(0.12)
    await act(async () => root?.unmount())
  })
})

describe('the page', () => {
  test('default', async () => {
    page('')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    expect(getComputedStyle(button()).backgroundColor).toBe('rgb(11, 107, 86)')
  })

  test('behavior: its reset does not undress the button', async () => {
    page(
      '*{margin:9px;padding:0;border:0} button{background:none;color:red;text-transform:uppercase;padding:30px}',
    )
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    const style = getComputedStyle(button())
    expect(style.backgroundColor).toBe('rgb(11, 107, 86)')
    expect(style.textTransform).toBe('none')
    expect(style.paddingTop).toBe('1px')
    expect(style.marginTop).toBe('0px')
  })

  test('behavior: any class of it wins', async () => {
    page('.mine{background:rgb(1,2,3);border-radius:0}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} className="mine" />)
    expect(getComputedStyle(button()).backgroundColor).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(button()).borderRadius).toBe('0px')
  })

  test('behavior: its custom properties set the theme', async () => {
    page(':root{--latchkit-accent:rgb(4,5,6);--latchkit-radius:2px}')
    await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} />)
    expect(getComputedStyle(button()).backgroundColor).toBe('rgb(4, 5, 6)')
    expect(getComputedStyle(button()).borderRadius).toBe('2px')
  })

  test('behavior: many buttons are one sheet', async () => {
    page('')
    await render(<>{buttons.map(([, element]) => element)}</>)
    expect(document.adoptedStyleSheets).toHaveLength(2)
  })

  test('param: theme', async () => {
    const screen = await render(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="dark" />)
    expect(getComputedStyle(button()).backgroundColor).toBe('rgb(102, 217, 180)')
    await screen.rerender(<ConnectButtonView model={connect.idle} copy={buttonsEn} theme="light" />)
    for (const animation of document.getAnimations()) animation.finish()
    expect(getComputedStyle(button()).backgroundColor).toBe('rgb(11, 107, 86)')
  })
})
