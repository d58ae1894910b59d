import type { NetworkButtonModel } from '@latchkit/core'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { buttonsEn } from '../../copy/buttonsEn.js'
import { fixtures } from './NetworkButtonView.fixtures.js'
import { NetworkButtonView } from './NetworkButtonView.js'

afterEach(cleanup)

function createView(model: NetworkButtonModel): ReactElement {
  return <NetworkButtonView model={model} copy={buttonsEn} theme="light" />
}

function getButton(): HTMLButtonElement {
  const element = document.querySelector('button')
  if (!element) throw new Error('no button')
  return element
}

/** Returns an element of the page that is removed with its root after the test. */
function createContainer(): HTMLElement {
  const container = document.createElement('div')
  document.body.append(container)
  onTestFinished(() => container.remove())
  return container
}

/** The circle in the color of Base. */
const getGround = () => document.querySelector('button circle[fill="#00f"]')

test('default: after hydration, the built-in icon takes the place of the icon on the server', async () => {
  const container = createContainer()
  container.innerHTML = renderToString(createView(fixtures.ready))
  // A strict CSP blocks style attributes and scripts in the markup, and images of `data:` URLs.
  expect(container.innerHTML).not.toMatch(/style=|<script|data:|<!--/)
  const errors: unknown[] = []
  const root = hydrateRoot(container, createView(fixtures.ready), {
    onRecoverableError: (error) => errors.push(error),
  })
  onTestFinished(() => root.unmount())
  expect(getGround()).toBeNull()
  await expect.poll(() => getGround()).not.toBeNull()
  expect(errors).toEqual([])
  expect(container.innerHTML).not.toMatch(/style=|<script|data:/)
  expect(getGround()?.closest('svg')?.getBoundingClientRect()).toMatchObject({ width: 20, height: 20 })
})

test('behavior: a loaded icon is there in the first frame', async () => {
  const screen = await render(createView(fixtures.ready))
  await expect.poll(() => getGround()).not.toBeNull()
  await screen.unmount()
  const root = createRoot(createContainer())
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(createView(fixtures.ready)))
  expect(getGround()).not.toBeNull()
})

test('behavior: every icon has the same size', async () => {
  const screen = await render(createView(fixtures.ready))
  await expect.poll(() => getGround()).not.toBeNull()
  const { width } = getButton().getBoundingClientRect()
  const { network } = fixtures.ready
  const image = 'https://example.com/base.png'
  const models: NetworkButtonModel[] = [
    fixtures.switching,
    { status: 'ready', network: { ...network, id: 'eip155:424242' } },
    { status: 'ready', network: { ...network, image } },
  ]
  for (const model of models) {
    await screen.rerender(createView(model))
    expect(getGround()).toBeNull()
    expect(getButton().getBoundingClientRect().width).toBe(width)
  }
})

test('behavior: in forced colors, the icon keeps its colors and has a visible edge', async () => {
  // Its type is empty without the types of the provider, which is a dependency of the root.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> }
  const features = (value: string) => ({ features: [{ name: 'forced-colors', value }] })
  await render(createView(fixtures.ready))
  await expect.poll(() => getGround()).not.toBeNull()
  const edge = getButton().querySelector('[data-edge]')
  if (!edge) throw new Error('no edge')
  expect(getComputedStyle(edge).strokeOpacity).toBe('0.15')
  await session.send('Emulation.setEmulatedMedia', features('active'))
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', features('none'))
  })
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(getComputedStyle(edge).strokeOpacity).toBe('1')
  expect(getComputedStyle(edge).stroke).toBe(getComputedStyle(getButton()).color)
  expect(getComputedStyle(getGround() ?? edge).fill).toBe('rgb(0, 0, 255)')
})
