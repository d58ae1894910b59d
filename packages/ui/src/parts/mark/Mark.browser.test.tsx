import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { SunIcon } from '../../icons/SunIcon.js'
import { Mark } from './Mark.js'

afterEach(cleanup)

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw=='
const broken = 'data:image/png;base64,AAAA'

function getMark(): HTMLElement {
  const element = document.querySelector<HTMLElement>('.mark')
  if (!element) throw new Error('no mark')
  return element
}

test('default', async () => {
  await render(<Mark name="Kestrel" image={picture} shape="square" />)
  const image = getMark().querySelector('img')
  await vi.waitFor(() => expect(image?.naturalWidth).toBe(1))
  expect(getMark().textContent).toBe('')
  // The wallet's own server learns nothing of the page.
  expect(image?.referrerPolicy).toBe('no-referrer')
  expect(image?.alt).toBe('')
})

test('behavior: a picture of plain shapes is drawn as elements, so a policy for images does not stop it', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#f00" d="M0 0h24v24H0z"/></svg>'
  await render(<Mark name="Kestrel" image={`data:image/svg+xml,${encodeURIComponent(svg)}`} shape="square" />)
  expect(getMark().querySelector('img')).toBeNull()
  expect(getMark().querySelector('path')?.getAttribute('fill')).toBe('#f00')
  expect(getMark().querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(0)
  expect(getMark().textContent).toBe('')
})

test('behavior: a picture that does not load is a letter', async () => {
  await render(<Mark name="Kestrel" image={broken} shape="square" />)
  await vi.waitFor(() => expect(getMark().textContent).toBe('K'))
  expect(getMark().querySelector('img')).toBeNull()
})

test('behavior: where there is a drawing of ours it stands in for the letter, and behind a picture', async () => {
  const drawing = <SunIcon />
  const screen = await render(<Mark name="Solana" image={picture} shape="round" drawing={drawing} />)
  await vi.waitFor(() => expect(getMark().querySelector('img')?.naturalWidth).toBe(1))
  expect(getMark().querySelector('svg')).toBeNull()
  await screen.rerender(<Mark name="Solana" image={broken} shape="round" drawing={drawing} />)
  await vi.waitFor(() => expect(getMark().querySelector('svg')).not.toBeNull())
  expect(getMark().textContent).toBe('')
})

test('behavior: another picture gets its own chance', async () => {
  const screen = await render(<Mark name="Kestrel" image={broken} shape="square" />)
  await vi.waitFor(() => expect(getMark().textContent).toBe('K'))
  await screen.rerender(<Mark name="Kestrel" image={picture} shape="square" />)
  await vi.waitFor(() => expect(getMark().querySelector('img')?.naturalWidth).toBe(1))
})

test('behavior: the same name has the same tint', async () => {
  const screen = await render(<Mark name="Base" shape="round" />)
  const { tint } = getMark().dataset
  await screen.rerender(<Mark name="Base" shape="square" size="large" />)
  expect(getMark().dataset.tint).toBe(tint)
})

test('error: a picture that may not be loaded never becomes an element', async () => {
  await render(<Mark name="Kestrel" image="javascript:alert(1)" shape="square" />)
  expect(getMark().querySelector('img')).toBeNull()
  expect(getMark().textContent).toBe('K')
})
