import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { en } from '../../copy/en.js'
import { ethereum, base as network, sepolia } from '../../views/networks.fixtures.js'
import { openModel } from '../modal/Modal.fixtures.js'
import { Modal } from '../modal/Modal.js'
import { getNetworkShapes } from './getNetworkShapes.js'
import { NetworkIcon } from './NetworkIcon.js'
import { TokenIcon, type TokenIconProps } from './TokenIcon.js'

afterEach(cleanup)

const builtIn = [
  ...[1, 10, 56, 100, 137, 250, 324, 8453, 42161, 42220, 43114, 11155111].map((id) => `eip155:${id}`),
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'bip122:000000000019d6689c085ae165831e93',
  'bip122:000000000933ea01ad0ee984209779ba',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'cosmos:cosmoshub-4',
]

/** Renders icons in the modal, whose tokens and styles they need. */
async function renderInModal(icons: React.ReactNode): Promise<HTMLElement> {
  await render(
    <Modal model={{ ...openModel, isInline: true }} copy={en} theme="light" onClose={() => {}}>
      {icons}
    </Modal>,
  )
  const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  const stage = root?.querySelector<HTMLElement>('.stage')
  if (!stage) throw new Error('no stage')
  return stage
}

test.each(builtIn)('default: %s has an icon in the common size, inside a circle', async (id) => {
  const shapes = getNetworkShapes(id)
  await render(
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {shapes?.slice(1).map(({ path }) => (
        <path key={path} d={path} />
      ))}
    </svg>,
  )
  const boxes = [...document.querySelectorAll('path')].map((path) => path.getBBox())
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  const size = Math.max(right - left, bottom - top)
  expect(size).toBeGreaterThanOrEqual(12)
  expect(size).toBeLessThanOrEqual(17)
  expect(Math.abs((left + right) / 2 - 12)).toBeLessThan(0.3)
  expect(Math.abs((top + bottom) / 2 - 12)).toBeLessThan(0.3)
  for (const path of document.querySelectorAll('path')) {
    const length = path.getTotalLength()
    for (let at = 0; at <= 64; at += 1) {
      const { x, y } = path.getPointAtLength((length * at) / 64)
      expect(Math.hypot(x - 12, y - 12)).toBeLessThan(11)
    }
  }
})

test('behavior: an unknown network has no icon', () => {
  expect(getNetworkShapes('eip155:424242')).toBeUndefined()
  expect(getNetworkShapes('constructor')).toBeUndefined()
})

test('behavior: a testnet has the icon of its network in other colors', () => {
  const [ground, glyph] = getNetworkShapes('bip122:000000000933ea01ad0ee984209779ba') ?? []
  const [mainGround, mainGlyph] = getNetworkShapes('bip122:000000000019d6689c085ae165831e93') ?? []
  expect(glyph?.path).toBe(mainGlyph?.path)
  expect(ground?.fill).not.toBe(mainGround?.fill)
})

test.each<[title: string, token: TokenIconProps['token'], of: typeof ethereum, marks: number]>([
  ['a currency on its network has no badge', { symbol: 'ETH', isNative: true }, ethereum, 1],
  ['a currency on another network has a badge', { symbol: 'ETH', isNative: true }, network, 2],
  ['a currency on a testnet has a badge', { symbol: 'ETH', isNative: true }, sepolia, 2],
  ['a token has a badge', { symbol: 'USDX' }, ethereum, 2],
])('behavior: %s', async (_, token, of, marks) => {
  const stage = await renderInModal(<TokenIcon token={token} network={of} namespace="eip155" />)
  expect(stage.querySelectorAll('.mark')).toHaveLength(marks)
})

test('behavior: a token that only has the symbol of a currency has a letter', async () => {
  const stage = await renderInModal(<TokenIcon token={{ symbol: 'ETH' }} namespace="eip155" />)
  expect(stage.querySelector('.token')?.textContent).toBe('E')
  expect(stage.querySelectorAll('.mark')).toHaveLength(1)
})

test('behavior: the badge does not change the size of the icon', async () => {
  const stage = await renderInModal(
    <div style={{ display: 'flex' }}>
      <TokenIcon token={{ symbol: 'USDX' }} network={network} namespace="eip155" />
    </div>,
  )
  const [token, badge] = [stage.querySelector('.token'), stage.querySelector('.mark + .mark')]
  expect(token?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
  expect(badge?.getBoundingClientRect()).toMatchObject({ width: 18, height: 18 })
})

test('behavior: in forced colors, icons keep a border and letters stay visible', async () => {
  // Its type is empty without the types of the provider, which is a dependency of the root.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> }
  const features = (value: string) => ({ features: [{ name: 'forced-colors', value }] })
  await session.send('Emulation.setEmulatedMedia', features('active'))
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', features('none'))
  })
  const stage = await renderInModal(
    <>
      <NetworkIcon network={ethereum} namespace="eip155" />
      <TokenIcon token={{ symbol: 'USDX' }} network={network} namespace="eip155" />
    </>,
  )
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  const [icon, letter, badge] = [...stage.querySelectorAll('.mark')]
  if (!icon || !letter || !badge) throw new Error('no icons')
  for (const mark of [icon, letter, badge]) {
    const { outlineStyle, outlineColor } = getComputedStyle(mark)
    expect(outlineStyle).toBe('solid')
    expect(outlineColor).toBe(getComputedStyle(letter).color)
  }
  expect(letter.textContent).toBe('U')
  expect(getComputedStyle(letter).color).not.toBe(getComputedStyle(letter).backgroundColor)
})
