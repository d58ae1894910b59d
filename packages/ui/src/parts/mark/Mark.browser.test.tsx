import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { CopyContext } from '../../copy/CopyContext.js'
import { en } from '../../copy/en.js'
import { SunIcon } from '../../icons/SunIcon.js'
import { ferrous, remote } from '../../views/wallets.fixtures.js'
import { createModal, getShadowRoot } from '../modal/createModal.fixtures.js'
import { Mark } from './Mark.js'
import { WalletIcon } from './WalletIcon.js'

afterEach(cleanup)

const file = 'packages/ui/src/parts/mark/square.fixtures.svg'
const validImage = `${location.origin}/${file}`
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
const broken = 'data:image/png;base64,AAAA'

function WithCopy({ children }: { readonly children: ReactNode }) {
  return <CopyContext.Provider value={en}>{children}</CopyContext.Provider>
}

function getMark(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.mark')
  if (!element) throw new Error('no mark')
  return element
}

test('default', async () => {
  await render(<Mark name="Kestrel" image={validImage} shape="square" />)
  const image = getMark().querySelector('img')
  await expect.poll(() => image?.naturalWidth).toBe(8)
  expect(getMark().textContent).toBe('')
  // The wallet's server does not receive the URL of the page.
  expect(image?.referrerPolicy).toBe('no-referrer')
  expect(image?.alt).toBe('')
})

test('behavior: renders an SVG of plain paths as elements, which needs no img-src', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#f00" d="M0 0h24v24H0z"/></svg>'
  await render(<Mark name="Kestrel" image={`data:image/svg+xml,${encodeURIComponent(svg)}`} shape="square" />)
  await expect.poll(() => getMark().querySelector('path')?.getAttribute('fill')).toBe('#f00')
  expect(getMark().querySelector('img')).toBeNull()
  expect(getMark().querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(0)
  expect(getMark().textContent).toBe('')
})

test('behavior: draws the image of a data URL without an <img>, which would need data: in img-src', async () => {
  const gradient =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a"><stop/></linearGradient><path fill="url(#a)" d="M0 0z"/></svg>'
  const screen = await render(<Mark name="Kestrel" image={pixel} shape="square" size="large" />)
  await expect.poll(() => getMark().querySelector('canvas')?.width).toBe(1)
  expect(getMark().textContent).toBe('')
  await screen.rerender(
    <Mark name="Kestrel" image={`data:image/svg+xml;base64,${btoa(gradient)}`} shape="square" size="large" />,
  )
  await expect.poll(() => getMark().querySelector('svg > path')).not.toBeNull()
  expect(getMark().querySelector('canvas, img')).toBeNull()
})

test('behavior: a drawn image has the rounded corners of its mark', async () => {
  await render(createModal())
  const getDrawn = () => getShadowRoot().querySelector('.mark [data-image] > *')
  await expect.poll(getDrawn).not.toBeNull()
  expect(getComputedStyle(getDrawn() ?? document.body).borderRadius).toBe('27%')
})

test('behavior: shows a letter if the image does not load', async () => {
  await render(<Mark name="Kestrel" image={broken} shape="square" />)
  await expect.poll(() => getMark().textContent).toBe('K')
  expect(getMark().querySelector('img')).toBeNull()
})

test('behavior: shows the drawing instead of the letter if the image does not load', async () => {
  const drawing = <SunIcon />
  const screen = await render(<Mark name="Solana" image={validImage} shape="round" drawing={drawing} />)
  await expect.poll(() => getMark().querySelector('img')?.naturalWidth).toBe(8)
  expect(getMark().querySelector('svg')).toBeNull()
  await screen.rerender(<Mark name="Solana" image={broken} shape="round" drawing={drawing} />)
  await expect.poll(() => getMark().querySelector('svg')).not.toBeNull()
  expect(getMark().textContent).toBe('')
})

test('behavior: tries to load another image after a failure', async () => {
  const screen = await render(<Mark name="Kestrel" image={broken} shape="square" />)
  await expect.poll(() => getMark().textContent).toBe('K')
  await screen.rerender(<Mark name="Kestrel" image={validImage} shape="square" />)
  await expect.poll(() => getMark().querySelector('img')?.naturalWidth).toBe(8)
})

test('behavior: the same name has the same tint', async () => {
  const screen = await render(<Mark name="Base" shape="round" />)
  const { tint } = getMark().dataset
  await screen.rerender(<Mark name="Base" shape="square" size="large" />)
  expect(getMark().dataset.tint).toBe(tint)
})

test('error: does not render an unsafe image', async () => {
  await render(<Mark name="Kestrel" image="javascript:alert(1)" shape="square" />)
  expect(getMark().querySelector('img')).toBeNull()
  expect(getMark().textContent).toBe('K')
})

test('behavior: the row for any wallet has a drawing instead of a letter', async () => {
  const screen = await render(<WalletIcon wallet={remote} />, { wrapper: WithCopy })
  expect(getMark().querySelector('svg')).not.toBeNull()
  expect(getMark().textContent).toBe('')
  await screen.rerender(<WalletIcon wallet={ferrous} />)
  expect(getMark().textContent).toBe('F')
})
